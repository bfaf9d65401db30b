import { jt, t } from 'ttag';
import { type LessonsShown, nameShown } from '../../api';
import { type CartLine, cartReplaced, useAppDispatch } from '../../state';
import { Button } from '../../ui/Button';
import * as s from './CartPage.module.css';
import { repeatedLine } from './cartRules';

interface RepeatedLineProps {
  lines: readonly CartLine[];
  shown: LessonsShown;
  /** The second of them has been taken out, and this question with it. */
  onRemoved: () => void;
}

/** Asks whether the same lesson on the same days, at the same hours, is meant twice, and takes the second away. */
export function RepeatedLine({ lines, shown, onRemoved }: RepeatedLineProps) {
  const dispatch = useAppDispatch();
  const index = repeatedLine(lines);
  const product = lines[index]?.product;
  if (!product) return null;
  const lesson = (
    <strong key="lesson" dir="auto">
      {nameShown(shown, product)}
    </strong>
  );
  return (
    <div className={s.question}>
      <p>{jt`${lesson} is here twice for the same people and days.`}</p>
      <Button
        variant="secondary"
        onClick={() => {
          dispatch(cartReplaced(lines.filter((_line, position) => position !== index)));
          onRemoved();
        }}
      >
        {t`Keep it once`}
      </Button>
    </div>
  );
}
