import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { NewTabLink } from '../../../../ui/NewTabLink';
import { useToasts } from '../../../../ui/toast';
import * as s from './rows.module.css';
import { callUrl, whatsAppUrl } from '../../shared/phone';

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
    <span className={s.copyable}>
      <span>{text}</span>
      <Button
        className={s.icon}
        type="text"
        size="small"
        icon={<CopyOutlined />}
        aria-label={`Copy ${text}`}
        onClick={() => void copy()}
      />
    </span>
  );
}

/** The link to the chat with a phone number's owner; nothing where there can be none. */
export function WhatsAppLink({ number, children }: { number: string; children?: ReactNode }) {
  const chat = whatsAppUrl(number);
  return (
    chat && (
      <NewTabLink className={children === undefined ? s.icon : s.contact} href={chat} aria-label={`WhatsApp ${number}`}>
        <WhatsAppOutlined aria-hidden />
        {children}
      </NewTabLink>
    )
  );
}

/** The link that calls a phone number; nothing where it is none. */
export function CallLink({ number }: { number: string }) {
  const url = callUrl(number);
  return (
    url && (
      <a className={s.contact} href={url} aria-label={`Call ${number}`}>
        <PhoneOutlined aria-hidden /> Call
      </a>
    )
  );
}

/** A phone number to copy, and a link to the chat with its owner. */
export const Phone = ({ number }: { number: string }) => (
  <span className={s.copyable}>
    <Copyable text={number} />
    <WhatsAppLink number={number} />
  </span>
);

/** A cell of two lines, each cut off where it is too long. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: string }) => (
  <div className={s.lines}>
    <div className={s.line} title={typeof first === 'string' ? first : undefined}>
      {first}
    </div>
    <div className={s.second} title={second}>
      {second}
    </div>
  </div>
);

interface ChooseProps {
  /** The booking's code. */
  code: string;
  number: number;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** A booking's number in the list, and the box that chooses it. */
export const Choose = ({ code, number, isChosen, onChange }: ChooseProps) => (
  <label className={s.choose}>
    <input
      type="checkbox"
      aria-label={`Choose ${code}`}
      checked={isChosen}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>{number}</span>
  </label>
);
