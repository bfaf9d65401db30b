import { flushSync } from 'react-dom';
import { t } from 'ttag';
import { type CartLine, cartReplaced, useAppDispatch } from '../../state';
import { Button } from '../../ui/Button';
import { goneText } from '../../lib/lessonGone';
import * as s from './CartPage.module.css';

interface GoneLessonsProps {
  lines: readonly CartLine[];
  /** The names of the lessons that are no longer offered, by their ids. */
  gone: ReadonlyMap<string, string>;
  /** One has been taken out, and what was pressed with it. */
  onRemoved: () => void;
}

/** Names the lessons of the cart that were deleted since they were chosen, and takes them out. */
export function GoneLessons({ lines, gone, onRemoved }: GoneLessonsProps) {
  const dispatch = useAppDispatch();
  const remove = (id: string) => {
    flushSync(() => dispatch(cartReplaced(lines.filter(({ product }) => product.id !== id))));
    onRemoved();
  };
  return [...gone].map(([id, which]) => (
    <div key={id} className={s.question}>
      <p role="alert" dir="auto">
        {goneText(which)}
      </p>
      <Button variant="secondary" aria-label={t`Remove ${which}`} onClick={() => remove(id)}>
        {t`Remove`}
      </Button>
    </div>
  ));
}
