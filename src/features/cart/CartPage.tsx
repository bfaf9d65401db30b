import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from 'ttag';
import { useCurrentPrices, useSchoolDays } from '../../api';
import { paths } from '../../config/paths';
import { isReservable } from '../../lib/dates';
import { refusesPeople } from '../../lib/lessonPeople';
import { formatRupiah } from '../../lib/money';
import { startTimeProblem } from '../../lib/startTimes';
import { isAttemptOpen } from '../../state/persist/bookingAttempt';
import {
  cartCleared,
  cartReplaced,
  placesOf,
  selectCartLines,
  totalOf,
  useAppDispatch,
  useAppSelector,
} from '../../state';
import { Button, ButtonLink } from '../../ui/Button';
import { lazyPart } from '../../ui/lazyPart';
import { Empty } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import * as s from './CartPage.module.css';
import { CartTable } from './CartTable';

// What the first look at a cart does without.
const CartProblem = lazyPart(
  async () => (await import(/* webpackChunkName: "cart-parts" */ './CartProblem')).CartProblem,
);

const EmptyTheCart = lazyPart(
  async () => (await import(/* webpackChunkName: "cart-parts" */ './EmptyTheCart')).EmptyTheCart,
);

const GoneLessons = lazyPart(
  async () => (await import(/* webpackChunkName: "cart-parts" */ './GoneLessons')).GoneLessons,
);

const LargeGroup = lazyPart(async () => (await import(/* webpackChunkName: "cart-parts" */ './LargeGroup')).LargeGroup);

const PriceNotice = lazyPart(
  async () => (await import(/* webpackChunkName: "cart-parts" */ '../../ui/PriceNotice')).PriceNotice,
);

const RepeatedLine = lazyPart(
  async () => (await import(/* webpackChunkName: "cart-parts" */ './RepeatedLine')).RepeatedLine,
);

const noRefusals: ReadonlyMap<string, string> = new Map();

/** The cart: sessions to change, their total, and the way to the booking (spec §2, cart). */
export function CartPage() {
  const stored = useAppSelector(selectCartLines);
  const { lines, changes, gone, shown, agree } = useCurrentPrices(stored);
  const known = useSchoolDays(placesOf(lines));
  // A booking without an answer may have taken the last places itself: the checkout sends it again.
  const [isSent] = useState(isAttemptOpen);
  const refusals = isSent ? noRefusals : known.refusals;
  const dispatch = useAppDispatch();
  const total = useRef<HTMLParagraphElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  // A cart lives for a day: a date in it can have passed since it was chosen.
  const hasPast = lines.some((line) => line.sessions.some(({ date }) => !isReservable(date)));
  const hasLateHour = lines.some(({ product: { start_times = [] }, sessions }) =>
    sessions.some((session) => startTimeProblem(start_times, session) !== null),
  );
  const hasWrongPeople = lines.some(({ product, sessions }) =>
    sessions.some(({ participants }) => refusesPeople(product, participants)),
  );
  // What the school may have changed since it was chosen.
  const changed =
    refusals.size > 0 ? 'day' : hasLateHour ? 'hour' : hasWrongPeople ? 'people' : gone.size > 0 && 'lesson';
  const problem = hasPast ? 'past' : !isSent && changed;

  if (lines.length === 0) {
    return (
      <Page>
        <div ref={empty} tabIndex={-1} className={s.empty}>
          <Empty text={t`Your cart is empty`}>
            <ButtonLink to={paths.lessons}>{t`Browse lessons`}</ButtonLink>
          </Empty>
        </div>
      </Page>
    );
  }

  const emptyCart = () => {
    flushSync(() => dispatch(cartCleared()));
    empty.current?.focus();
  };
  // What was pressed is gone then; the total is what has changed.
  const focusTotal = () => total.current?.focus();
  const focusWhatIsLeft = () => (total.current ?? empty.current)?.focus();
  const takeOut = (line: number) => {
    flushSync(() => dispatch(cartReplaced(stored.filter((_, index) => index !== line))));
    focusWhatIsLeft();
  };
  const totalPrice = formatRupiah(totalOf(lines));

  return (
    <Page>
      <PriceNotice
        changes={changes}
        onAgree={() => {
          agree('price');
          focusTotal();
        }}
      />
      {gone.size > 0 && <GoneLessons lines={stored} gone={gone} onRemoved={focusWhatIsLeft} />}
      <RepeatedLine lines={stored} shown={shown} onRemoved={focusTotal} />
      <div className={s.order}>
        <CartTable
          lines={lines}
          refusals={refusals}
          schoolDays={isSent ? [] : known.days}
          shown={shown}
          isSent={isSent}
          onTakeOut={takeOut}
        />
        <div className={s.further}>
          <ButtonLink variant="quiet" to={paths.lessons}>
            {t`Add another lesson`}
          </ButtonLink>
          <EmptyTheCart onConfirmed={emptyCart} />
        </div>
        <LargeGroup lines={lines} />
        <div className={s.footer} data-bottom-bar>
          {problem && <CartProblem id="cart-problem" problem={problem} />}
          <p ref={total} className={s.total} tabIndex={-1} aria-live="polite">
            {t`Total: ${totalPrice}`}
          </p>
          {problem ? (
            <Button disabled aria-describedby="cart-problem">
              {t`Booking`}
            </Button>
          ) : (
            <ButtonLink to={paths.checkout}>{t`Booking`}</ButtonLink>
          )}
        </div>
      </div>
    </Page>
  );
}
