import { backendLevel } from '../../config/env';
import { isTooLarge } from '../../lib/groupSize';
import { type CartLine, placesOf } from '../../state';
import { GroupTooLarge } from '../../ui/GroupTooLarge';
import * as s from './CartPage.module.css';

/** Says of a cart that is too large for the website whom to write to; a backend of level 1 takes any. */
export const LargeGroup = ({ lines }: { lines: readonly CartLine[] }) =>
  backendLevel() === 2 &&
  isTooLarge(placesOf(lines)) && (
    <div className={s.wrongDay} role="alert">
      <GroupTooLarge />
    </div>
  );
