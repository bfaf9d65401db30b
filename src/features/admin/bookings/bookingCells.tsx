import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import { Button } from 'antd';
import { NewTabLink } from '../../../ui/NewTabLink';
import { useToasts } from '../../../ui/toast';
import * as s from '../resource/resource.module.css';
import { whatsAppUrl } from './phone';

/** A text with a button that copies it. */
export function Copyable({ text }: { text: string }) {
  const toasts = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show('success', 'Copied.', 1000);
    } catch {
      toasts.show('error', 'Could not copy.', 1000); // no permission, or not on https
    }
  };
  return (
    <>
      {text}
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined />}
        aria-label={`Copy ${text}`}
        onClick={() => void copy()}
      />
    </>
  );
}

/** A phone number to copy, and a link to the chat with its owner. */
export function Phone({ number }: { number: string }) {
  const chat = whatsAppUrl(number);
  return (
    <span className={s.actions}>
      <Copyable text={number} />
      {chat && (
        <NewTabLink href={chat} aria-label={`WhatsApp ${number}`}>
          <WhatsAppOutlined />
        </NewTabLink>
      )}
    </span>
  );
}

/** A booking code to copy. */
export const Code = ({ code }: { code: string }) => (
  <span className={s.actions}>
    <Copyable text={code} />
  </span>
);
