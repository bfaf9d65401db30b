import { useBackendLevel } from '../../api';
import { isTooLarge } from '../../lib/groupSize';
import type { CartLine } from '../../state';
import { GroupTooLarge } from '../../ui/GroupTooLarge';
import * as s from './CartPage.module.css';

/** Says where a backend will refuse it that the cart is too large; one of level 1 takes any. */
function Refusal() {
  if (useBackendLevel() !== 2) return null;
  return (
    <div className={s.wrongDay} role="alert">
      <GroupTooLarge />
    </div>
  );
}

/** Says of a cart that is too large for the website whom to write to. */
export const LargeGroup = ({ lines }: { lines: readonly CartLine[] }) =>
  isTooLarge(lines.flatMap(({ sessions }) => sessions)) ? <Refusal /> : null;
