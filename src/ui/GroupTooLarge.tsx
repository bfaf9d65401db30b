import { t } from 'ttag';
import { AskOnWhatsApp } from './AskOnWhatsApp';

/** That a group is too large to be booked on the website, and the way to the school. */
export const GroupTooLarge = () => (
  <p>
    {t`For a group this large please write to us.`}{' '}
    <AskOnWhatsApp text={`${t`Hello! I would like to book for a large group.`} `} />
  </p>
);
