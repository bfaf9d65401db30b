import { Alert, Button, Modal } from 'antd';
import { useRef } from 'react';
import { messageOf } from '../../../../api';
import * as s from './panel.module.css';
import { BookingFacts, Guest } from './BookingFacts';
import { Changes } from './Changes';
import * as forms from '../../shared/forms.module.css';
import { Ledger } from './Ledger';
import { Messages } from './messages/Messages';
import { WhatsAppTexts } from './messages/WhatsAppTexts';
import { NextSteps } from './NextSteps';
import { Sessions } from './Sessions';
import type { OpenBooking } from './useBooking';
import type { Opening } from '../../shared/useBookingAddress';

interface BookingPanelProps {
  code: string;
  found: OpenBooking;
  onOpen: (what: Opening) => void;
  onClose: () => void;
}

/** All about a booking: the guest, what is due and what can be done come first, then the sessions, the money, the messages and who changed what. */
export function BookingPanel({ code, found, onOpen, onClose }: BookingPanelProps) {
  const { booking, full, isLoading, error, retry } = found;
  const top = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open
      className={forms.dialog}
      width={880}
      style={{ top: 24 }}
      title="Booking Detail"
      closable={false}
      onCancel={onClose}
      // The close button at the end would scroll the title of a long booking out of sight.
      afterOpenChange={() => top.current?.focus({ preventScroll: true })}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div ref={top} className={s.panel} tabIndex={-1} aria-busy={isLoading}>
        {booking && (
          <>
            <Guest booking={booking} full={full} onOpen={onOpen} />
            <NextSteps booking={booking} full={full} isLoading={isLoading} onOpen={onOpen} />
            <Sessions booking={booking} full={full} onOpen={onOpen} />
            {full && <Ledger ledger={full.ledger} />}
            <BookingFacts booking={booking} full={full} />
            {full && <WhatsAppTexts booking={full} />}
            {full && <Messages booking={full} onOpen={onOpen} />}
          </>
        )}
        {isLoading && <p role="status">Loading...</p>}
        {error !== undefined && !isLoading && (
          <Alert
            type="error"
            showIcon
            title={messageOf(error, 'The booking could not be loaded.')}
            action={<Button onClick={retry}>Try again</Button>}
          />
        )}
        {!booking && !isLoading && error === undefined && <p>No booking has the code {code}.</p>}
        {full && <Changes changes={full.changes} />}
      </div>
    </Modal>
  );
}
