import { accessRights } from './accessRights.ts';
import { accessRows } from './accessRows.ts';
import { accessTokens } from './accessTokens.ts';
import { across } from './across.ts';
import { allowed } from './allowed.ts';
import { bookingDays } from './bookingDays.ts';
import { bookingMoney } from './bookingMoney.ts';
import { bookingRules } from './bookingRules.ts';
import { envelope } from './envelope.ts';
import { failure } from './failure.ts';
import { fieldOf } from './field.ts';
import { lax } from './lax.ts';
import { listOrder } from './listOrder.ts';
import { listPages } from './listPages.ts';
import type { Entry, Kind, Mutant } from './mutant.ts';
import { picture } from './picture.ts';
import { status } from './status.ts';
import { stored } from './stored.ts';
import { strict } from './strict.ts';
import { transport } from './transport.ts';
import { value } from './value.ts';

const byKind: Record<Kind | 'allowed', Mutant[]> = {
  status,
  envelope,
  transport,
  field: fieldOf,
  failure,
  access: [...accessTokens, ...accessRights, ...accessRows],
  list: [...listPages, ...listOrder],
  lax,
  booking: [...bookingMoney, ...bookingRules, ...bookingDays],
  value,
  picture,
  across,
  stored,
  strict,
  allowed,
};

/** Every mutant and every allowed variation. */
export const catalogue: Entry[] = Object.entries(byKind).flatMap(([kind, list]) =>
  list.map((one) => ({ ...one, kind: kind as Entry['kind'] })),
);
