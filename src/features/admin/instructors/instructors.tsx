import { adminApi, type Instructor, useListInstructorsQuery } from '../../../api';
import { schoolToday } from '../../../lib/dates';
import { call } from '../shared/call';
import { rangesOf, rangeText } from '../shared/dayRanges';
import { add, edit, remove } from '../shared/resource/actions';
import { insecurePictureNote } from '../shared/resource/checks';
import { ActiveBadge, imageColumn, textColumn } from '../shared/resource/columns';
import { resourcePage } from '../shared/resource/ResourcePage';
import type { FormField, RowAction } from '../shared/resource/types';
import { shortDay } from '../shared/schoolTime';
import { AwayDialog } from './AwayDialog';
import { checkInstructor, indonesian, type InstructorValues, requestOf } from './instructorRules';

const fieldsFor = (instructor: Instructor | null): FormField<InstructorValues>[] => [
  { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 100 },
  { kind: 'text', name: 'role', label: 'Role', maxLength: 120, hint: 'Such as: Head coach.' },
  { kind: 'area', name: 'about', label: 'About', maxLength: 2000 },
  { kind: 'text', name: 'languages', label: 'Languages', hint: 'With commas between them.' },
  { kind: 'image', name: 'image', label: 'Image', accept: 'image/png,image/jpeg', current: instructor?.image_url },
  {
    kind: 'text',
    name: 'imageUrl',
    label: 'Image URL',
    maxLength: 2000,
    inputMode: 'url',
    hint: 'Instead of an uploaded image.',
  },
  { kind: 'switch', name: 'isActive', label: 'Active', hint: 'Active instructors are shown on the website.' },
  ...(indonesian.fields() as FormField<InstructorValues>[]),
];

const addInstructor = add<InstructorValues>({
  title: 'Add Instructor',
  fields: () => fieldsFor(null),
  initial: () => ({
    name: '',
    role: '',
    about: '',
    languages: '',
    image: null,
    imageUrl: '',
    isActive: true,
    ...indonesian.initial(null),
  }),
  check: checkInstructor,
  note: insecurePictureNote,
  send: (values) => call(adminApi.endpoints.createInstructor, { createInstructorRequest: requestOf(values, null) }),
  texts: { success: 'Instructor added successfully!', failure: 'Failed to add the instructor.' },
});

const editInstructor = edit<Instructor, InstructorValues>({
  title: 'Edit Instructor',
  fields: fieldsFor,
  initial: (row) => ({
    name: row.name,
    role: row.role ?? '',
    about: row.about ?? '',
    languages: row.languages.join(', '),
    image: null,
    imageUrl: '',
    isActive: row.is_active,
    ...indonesian.initial(row),
  }),
  check: checkInstructor,
  note: insecurePictureNote,
  send: (values, row) =>
    call(adminApi.endpoints.updateInstructor, { id: row.id, updateInstructorRequest: requestOf(values, row) }),
  texts: { success: 'Instructor updated successfully!', failure: 'Failed to update the instructor.' },
});

const setAway: RowAction<Instructor> = { label: 'Away', Dialog: AwayDialog };

const deleteInstructor = remove<Instructor>({
  noun: 'Instructor',
  nameOf: ({ name }) => `the instructor ${name}`,
  endpoint: adminApi.endpoints.deleteInstructor,
  texts: { success: 'Instructor deleted successfully!', failure: 'Failed to delete the instructor.' },
});

/** When somebody is away next. */
function nextAway({ away = [] }: Instructor): string {
  const [next] = rangesOf(away);
  if (!next) return '';
  if (next.from !== schoolToday()) return rangeText(next);
  return next.to === next.from ? 'Today' : `Until ${shortDay(next.to)}`;
}

/** Manage Instructors: who teaches, what visitors read of them, and when they are away. */
export const InstructorsPage = resourcePage<Instructor>({
  title: 'Manage Instructors',
  paging: 'client',
  useList: useListInstructorsQuery,
  emptyText: 'No instructors yet.',
  nameOf: ({ name }) => name,
  layout: 'cards on phones',
  columns: [
    textColumn('Name', ({ name }) => name),
    textColumn('Role', ({ role }) => role),
    textColumn('Languages', ({ languages }) => languages.join(', ')),
    textColumn('Away', nextAway),
    {
      key: 'active',
      title: 'Status',
      render: (_value, { is_active: isActive }) => <ActiveBadge active={isActive} />,
      sorter: (a, b) => Number(a.is_active) - Number(b.is_active),
    },
    imageColumn(({ name }) => name),
  ],
  add: addInstructor,
  actions: [editInstructor, setAway, deleteInstructor],
});
