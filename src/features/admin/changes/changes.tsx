import type { ReactNode } from 'react';
import type { Change } from '../../../api';
import { plainWords } from '../../../lib/plainWords';
import { BookingLink } from '../shared/BookingLink';
import { resourcePage } from '../shared/resource/ResourcePage';
import type { Column } from '../shared/resource/types';
import { schoolTime } from '../shared/schoolTime';
import * as s from './changes.module.css';
import { ChangeTools } from './ChangeTools';
import { isWhat, useChangeList, whats } from './useChangeList';

const column = (title: string, render: (change: Change) => ReactNode): Column<Change> => ({
  key: title,
  title,
  render: (_value, change) => render(change),
});

/** Who changed what, and when. */
export const ChangesPage = resourcePage<Change>({
  title: 'Changes',
  paging: 'server',
  useList: useChangeList,
  emptyText: 'Nothing was changed in these days.',
  nameOf: ({ text }) => text,
  layout: 'cards on phones',
  Tools: ChangeTools,
  columns: [
    column('Change', ({ id, text, booking_code: code }) => (
      <div className={s.cell}>
        {text}
        {code !== null && (
          <BookingLink className={s.booking} code={code} place={id}>
            {code}
          </BookingLink>
        )}
      </div>
    )),
    column('What', ({ what }) => <div className={s.short}>{isWhat(what) ? whats[what] : plainWords(what)}</div>),
    column('Who', ({ actor }) => <div className={s.short}>{actor ?? 'A guest'}</div>),
    column('When', ({ created_at }) => schoolTime(created_at)),
  ],
  actions: [],
});
