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

/** A link that opens WhatsApp with a message to the school, or a mail where the school offers no chat. */
export function AskOnWhatsApp({ text, className, children = t`Ask on WhatsApp` }: AskOnWhatsAppProps) {
  const { whatsApp, email } = school.contact;
  const message = text ? encodeURIComponent(text) : '';
  if (!whatsApp)
    return (
      <a className={className} href={`mailto:${email}${message && `?body=${message}`}`}>
        {t`Ask by e-mail`}
      </a>
    );
  return (
    <NewTabLink className={className} href={`https://wa.me/${whatsApp}${message && `?text=${message}`}`}>
      {children}
      <VisuallyHidden> {t`(opens a new tab)`}</VisuallyHidden>
    </NewTabLink>
  );
}
