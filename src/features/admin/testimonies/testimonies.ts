import { api, type Testimony } from '../../../api';
import { edit, removeInPlace } from '../resource/actions';
import { activeColumn, longTextColumn, textColumn } from '../resource/columns';
import type { Resource } from '../resource/types';

const editTestimony = edit<Testimony, { active: boolean }>({
  title: 'Edit Testimony',
  fields: [{ kind: 'switch', name: 'active', label: 'Active', hint: 'Active reviews are shown on the home page.' }],
  initial: ({ active }) => ({ active }),
  save: 'Save',
  saving: 'Saving...',
  send: ({ active }, { id }) =>
    api.endpoints.updateTestimony.initiate({ id, updateTestimonyRequest: { active } }, { track: false }),
  texts: { success: 'Testimony updated successfully!', failure: 'Failed to update testimony.' },
});

const deleteTestimony = removeInPlace<Testimony>({
  title: 'Delete Testimony',
  question: ({ name }) => `Are you sure you want to delete the testimony of ${name}? This action cannot be undone.`,
  missing: 'Testimony data is missing.',
  send: (id) => api.endpoints.deleteTestimony.initiate({ id }, { track: false }),
  texts: { success: 'Testimony deleted successfully!', failure: 'Failed to delete testimony.' },
});

/** Manage Testimonies (spec §2). */
export const testimonies: Resource<Testimony> = {
  title: 'Manage Testimonies',
  paging: 'client',
  emptyText: 'No testimonies available',
  nameOf: ({ name }) => `testimony of ${name}`,
  columns: [
    textColumn('Name', ({ name }) => name),
    textColumn('Email', ({ email }) => email),
    longTextColumn('Message', ({ message }) => message),
    activeColumn(({ active }) => active),
  ],
  actions: [editTestimony, deleteTestimony],
};
