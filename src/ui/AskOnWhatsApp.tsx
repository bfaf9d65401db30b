import type { ReactNode } from 'react';
import { t } from 'ttag';
import { school } from '../config/school';
import { NewTabLink } from './NewTabLink';
import { VisuallyHidden } from './VisuallyHidden';

interface AskOnWhatsAppProps {
  /** What the message begins with: the lesson, the day or the booking code that the question is about. */
  text?: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** A link that opens WhatsApp with a message to the school. */
export function AskOnWhatsApp({ text, className, children = t`Ask on WhatsApp` }: AskOnWhatsAppProps) {
  const message = text ? `?text=${encodeURIComponent(text)}` : '';
  return (
    <NewTabLink className={className} href={`https://wa.me/${school.contact.whatsApp}${message}`}>
      {children}
      <VisuallyHidden> {t`(opens a new tab)`}</VisuallyHidden>
    </NewTabLink>
  );
}
