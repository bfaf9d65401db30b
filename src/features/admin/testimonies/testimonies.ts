import type { Testimony } from '../../../api';
import { adminApi, useSearchTestimoniesQuery } from '../../../api/admin';
import { edit, removeInPlace } from '../resource/actions';
import { call } from '../resource/call';
import { activeColumn, longTextColumn, textColumn } from '../resource/columns';
import { resourcePage } from '../resource/ResourcePage';

const editTestimony = edit<Testimony, { active: boolean }>({
  title: 'Edit Testimony',
  fields: [{ kind: 'switch', name: 'active', label: 'Active', hint: 'Active reviews are shown on the home page.' }],
  initial: ({ active }) => ({ active }),
  send: ({ active }, { id }) => call(adminApi.endpoints.updateTestimony, { id, updateTestimonyRequest: { active } }),
  texts: { success: 'Testimony updated successfully!', failure: 'Failed to update testimony.' },
});

const deleteTestimony = removeInPlace<Testimony>({
  noun: 'Testimony',
  nameOf: ({ name }) => `the testimony of ${name}`,
  endpoint: adminApi.endpoints.deleteTestimony,
  texts: { success: 'Testimony deleted successfully!', failure: 'Failed to delete testimony.' },
});

/** Manage Testimonies (spec §2). */
export const TestimoniesPage = resourcePage<Testimony>({
  title: 'Manage Testimonies',
  paging: 'client',
  useList: useSearchTestimoniesQuery,
  emptyText: 'No testimonies available',
  nameOf: ({ name }) => `testimony of ${name}`,
  columns: [
    textColumn('Name', ({ name }) => name),
    textColumn('Email', ({ email }) => email),
    longTextColumn('Message', ({ message }) => message),
    activeColumn(),
  ],
  actions: [editTestimony, deleteTestimony],
});
