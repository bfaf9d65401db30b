import { t } from 'ttag';
import { paymentStatusOf } from '../../lib/paymentStatus';
import { lazyPart } from '../../ui/lazyPart';
import { AddToCalendar } from './AddToCalendar';
import { Arrival, useComing } from './Arrival';
import { PayAtSchool, StepPanel, type StepProps, StillDue } from './StepPanel';

/** With what it leads to, so that it never stands there before that. */
const ToMove = lazyPart(async () => (await import(/* webpackChunkName: "change-booking" */ './ToMove')).ToMove);

/** The guest is expected: when, where, with what. Where the school has closed the next day, another one is to be chosen. */
export function ConfirmedStep(step: StepProps) {
  const { booking } = step;
  const { sessions, closed } = useComing(booking);
  const head = closed.has(sessions[0]?.date ?? '')
    ? { tone: 'due' as const, title: t`Choose another day`, ways: <ToMove booking={booking} /> }
    : { tone: 'well' as const, title: t`See you at the beach`, ways: <AddToCalendar booking={booking} isFirst /> };
  return (
    <StepPanel {...step} {...head}>
      <Arrival booking={booking} />
      {paymentStatusOf(booking) === 'PAID' ? <StillDue booking={booking} /> : <PayAtSchool booking={booking} />}
    </StepPanel>
  );
}
