import { Button, Modal } from 'antd';
import { useRef } from 'react';
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
import { NotLoaded } from '../../shared/NotLoaded';

interface BookingPanelProps {
  code: string;
  found: OpenBooking;
  /** What the button is called that has opened an editor in its place, where it was: the focus returns to it. */
  openedBy: string | null;
  /** Opens something in its place, by the button of this name. */
  onOpen: (what: Opening, by: string | null) => void;
  onClose: () => void;
}

const nameOf = (element: Element | null): string | null =>
  element?.getAttribute('aria-label') ?? element?.textContent ?? null;

/** All about a booking: the guest, what is due and what can be done come first, then the sessions, the money, the messages and who changed what. */
export function BookingPanel({ code, found, openedBy, onOpen, onClose }: BookingPanelProps) {
  const { booking, full, isLoading, error, retry } = found;
  const top = useRef<HTMLDivElement>(null);
  const openFrom = (what: Opening) => onOpen(what, nameOf(document.activeElement));
  // The close button at the end would scroll the title of a long booking out of sight.
  const focus = () => {
    const buttons = [...(top.current?.querySelectorAll<HTMLElement>('button:enabled, a') ?? [])];
    const button = openedBy === null ? undefined : buttons.find((one) => nameOf(one) === openedBy);
    if (button) button.focus();
    else top.current?.focus({ preventScroll: true });
  };
  return (
    <Modal
      open
      className={forms.dialog}
      width={880}
      style={{ top: 24 }}
      title="Booking Detail"
      // 'Close' is the button at the end, and the only one of that name.
      closable={{ 'aria-label': 'Leave this booking' }}
      onCancel={onClose}
      afterOpenChange={focus}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div ref={top} className={s.panel} tabIndex={-1} aria-busy={isLoading}>
        {booking && (
          <>
            <Guest booking={booking} full={full} onOpen={openFrom} />
            <NextSteps booking={booking} full={full} isLoading={isLoading} onOpen={openFrom} />
            <Sessions booking={booking} full={full} onOpen={openFrom} />
            {full && <Ledger ledger={full.ledger} />}
            <BookingFacts booking={booking} full={full} />
            {full && <WhatsAppTexts booking={full} />}
            {full && <Messages booking={full} onOpen={openFrom} />}
          </>
        )}
        {isLoading && <p role="status">Loading...</p>}
        {error !== undefined && !isLoading && (
          <NotLoaded error={error} text="The booking could not be loaded." retry={retry} />
        )}
        {!booking && !isLoading && error === undefined && <p>No booking has the code {code}.</p>}
        {full && <Changes changes={full.changes} />}
      </div>
    </Modal>
  );
}
