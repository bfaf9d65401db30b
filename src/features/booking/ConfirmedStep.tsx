import { t } from 'ttag';
import { paymentStatusOf } from '../../lib/paymentStatus';
import { AddToCalendar } from './AddToCalendar';
import { Arrival } from './Arrival';
import { PayAtSchool, StepPanel, type StepProps, StillDue } from './StepPanel';

/** The guest is expected: when, where, with what. */
export function ConfirmedStep(step: StepProps) {
  const { booking } = step;
  return (
    <StepPanel {...step} tone="well" title={t`See you at the beach`} ways={<AddToCalendar booking={booking} isFirst />}>
      <Arrival booking={booking} />
      {paymentStatusOf(booking) === 'PAID' ? <StillDue booking={booking} /> : <PayAtSchool booking={booking} />}
    </StepPanel>
  );
}
