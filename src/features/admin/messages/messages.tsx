import type { ReactNode } from 'react';
import type { Message } from '../../../api';
import { Badge } from '../../../ui/Badge';
import { schoolTime } from '../shared/schoolTime';
import { BookingLink } from '../shared/BookingLink';
import { resourcePage } from '../shared/resource/ResourcePage';
import type { Column } from '../shared/resource/types';
import { MessageDialog } from './MessageDialog';
import { MessageTools } from './MessageTools';
import { kindText, statusLook } from '../shared/messages/messageLooks';
import * as s from './messages.module.css';
import { SendAgain } from '../shared/messages/SendAgain';
import { useMessageList } from './useMessageList';

const column = (title: string, render: (message: Message) => ReactNode): Column<Message> => ({
  key: title,
  title,
  render: (_value, message) => render(message),
});

/** What was written to guests. */
export const MessagesPage = resourcePage<Message>({
  title: 'Messages',
  paging: 'server',
  useList: useMessageList,
  search: 'Search by code or address',
  emptyText: 'No messages yet.',
  emptySearchText: 'No messages found for this search.',
  nameOf: ({ kind, to, created_at }) => `${kindText(kind)} to ${to}, ${schoolTime(created_at)}`,
  layout: 'cards on phones',
  Tools: MessageTools,
  columns: [
    column('Message', ({ kind, subject }) => (
      <div className={s.cell}>
        {kindText(kind)}
        <div className={s.second} title={subject}>
          {subject}
        </div>
      </div>
    )),
    column('To', ({ id, to, booking_code: code }) => (
      <div className={s.cell}>
        {to}
        {code !== null && (
          <BookingLink className={s.booking} code={code} place={id}>
            {code}
          </BookingLink>
        )}
      </div>
    )),
    column('Status', ({ status }) => <Badge {...statusLook(status)} />),
    column('Written', ({ created_at, sent_at }) => (
      <div>
        {schoolTime(created_at)}
        {sent_at !== null && <div className={s.second}>Sent {schoolTime(sent_at)}</div>}
      </div>
    )),
  ],
  actions: [
    { label: 'Read', Dialog: MessageDialog },
    { label: 'Send again', InPlace: SendAgain },
  ],
});
