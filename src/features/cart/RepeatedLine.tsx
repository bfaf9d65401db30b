import { jt, t } from 'ttag';
import { type LessonsShown, nameShown } from '../../api';
import { type CartLine, cartReplaced, useAppDispatch } from '../../state';
import { Button } from '../../ui/Button';
import * as s from './CartPage.module.css';
import { keptOnce, repeatedLine } from './cartRules';

interface RepeatedLineProps {
  lines: readonly CartLine[];
  shown: LessonsShown;
  /** What was there twice has been taken out, and this question with it unless another line repeats something. */
  onRemoved: () => void;
}

/** Asks whether sessions of a lesson on the same day, at the same hour, are meant twice, and takes the later ones out. */
export function RepeatedLine({ lines, shown, onRemoved }: RepeatedLineProps) {
  const dispatch = useAppDispatch();
  const product = lines[repeatedLine(lines)]?.product;
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
          dispatch(cartReplaced(keptOnce(lines)));
          onRemoved();
        }}
      >
        {t`Keep it once`}
      </Button>
    </div>
  );
}
