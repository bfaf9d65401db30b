import { Alert } from 'antd';
import { useState } from 'react';
import type { FullBooking } from '../../../../api';
import { differences } from '../shared/bookingState';

interface MeanwhileProps {
  booking: FullBooking;
  /** Whether the server refused what was typed, as somebody else was faster. */
  isRefused: boolean;
  /** Whether what changes now is what this dialog sends, or has sent: it closes a moment after that has come back. */
  isOwn: boolean;
}

/** Says in a dialog what somebody else has changed since it was opened, so that what is typed is saved knowing it. */
export function Meanwhile({ booking, isRefused, isOwn }: MeanwhileProps) {
  const [opened] = useState(booking);
  const changes = differences(opened, booking);
  if (isOwn || (changes.length === 0 && !isRefused)) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={`Somebody has changed this booking meanwhile.${changes.length > 0 ? ' It says now:' : ''}`}
      description={changes.map((change) => (
        <div key={change}>{change}</div>
      ))}
    />
  );
}
