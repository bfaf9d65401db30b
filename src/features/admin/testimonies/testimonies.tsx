import { adminApi, type Testimony, useSearchTestimoniesQuery } from '../../../api';
import { edit, removeInPlace } from '../shared/resource/actions';
import { activeColumn, textColumn } from '../shared/resource/columns';
import { resourcePage } from '../shared/resource/ResourcePage';
import { ReviewFilter } from './ReviewFilter';
import { ReviewMessage } from './ReviewMessage';
import { dayOf, decide, decisionTexts, stateOf } from './reviewRules';
import * as s from './reviews.module.css';
import { ReviewStatus } from './ReviewStatus';

const editTestimony = edit<Testimony, { active: boolean }>({
  title: 'Edit Testimony',
  fields: [{ kind: 'switch', name: 'active', label: 'Active', hint: 'Active reviews are shown on the home page.' }],
  initial: ({ active }) => ({ active }),
  send: ({ active }, { id }) => decide(id, active),
  texts: decisionTexts,
});

const deleteTestimony = removeInPlace<Testimony>({
  noun: 'Testimony',
  nameOf: ({ name }) => `the testimony of ${name}`,
  endpoint: adminApi.endpoints.deleteTestimony,
  texts: { success: 'Testimony deleted successfully!', failure: 'Failed to delete testimony.', isFailureLiteral: true },
});

/** Manage Testimonies (spec §2). */
export const TestimoniesPage = resourcePage<Testimony>({
  title: 'Manage Testimonies',
  paging: 'client',
  useList: useSearchTestimoniesQuery,
  filters: ['show'],
  keep: (review, view) => ['', stateOf(review)].includes(view.filter('show')),
  Tools: ReviewFilter,
  emptyText: 'No testimonies available',
  emptySearchText: 'No reviews of this kind.',
  nameOf: ({ name }) => `testimony of ${name}`,
  layout: 'cards on phones',
  columns: [
    textColumn<Testimony, string>(
      'Name',
      ({ name }) => name,
      (name, { created_at }) => (
        <div className={s.who}>
          {name}
          <span className={s.date}>{dayOf(created_at)}</span>
        </div>
      ),
    ),
    textColumn('Email', ({ email }) => email),
    textColumn<Testimony, string>(
      'Message',
      ({ message }) => message,
      (message, { name }) => <ReviewMessage text={message} name={name} />,
    ),
    activeColumn<Testimony>((review) => <ReviewStatus review={review} />),
  ],
  actions: [editTestimony, deleteTestimony],
});
