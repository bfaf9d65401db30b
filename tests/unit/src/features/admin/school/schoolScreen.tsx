import { fireEvent, screen } from '@testing-library/react';
import type { School } from '../../../../../../src/api';
import { SchoolPage } from '../../../../../../src/features/admin/school/SchoolPage';
import { listOf } from '../../../../../support/web/factories';
import { mockCall } from '../../../../../support/web/network';
import { openScreen } from '../screenSuite';

export const PATH = '/api/school';
export const route = '/admin/school';

/** Answers that there is no content, so that only the school is asked about. */
export function noContent(): void {
  for (const path of ['products', 'product-categories', 'surf-spots', 'instructors'])
    mockCall('get', `/api/${path}`, { json: listOf([]) });
}

/** Opens the screen with a school; `store` changes what the backend has from then on. */
export async function openSchool(school: School) {
  let stored = school;
  noContent();
  const reads = mockCall('get', PATH, () => ({ json: { data: stored } }));
  const view = openScreen(SchoolPage, route);
  await screen.findByLabelText('Phone');
  return { ...view, reads, store: (now: School) => (stored = now) };
}

/** Puts a text into a field by its label, as pasting does. */
export const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const saveButton = () => screen.getByText('Save').closest('button') ?? document.body;
