import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { CategoriesPage } from '../../../../../../../src/features/admin/categories/categories';
import { InstructorsPage } from '../../../../../../../src/features/admin/instructors/instructors';
import { ProductsPage } from '../../../../../../../src/features/admin/products/products';
import { SurfSpotsPage } from '../../../../../../../src/features/admin/surf-spots/surfSpots';
import { listOf, makeCategory, makeInstructor, makeProduct, makeSpot } from '../../../../../../support/web/factories';
import { setLevel } from '../../../../../../support/web/level';
import { failure, mockCall } from '../../../../../../support/web/network';
import { enter, field, imageFile, openPart, openScreen, sent, stubObjectUrls } from '../../screenSuite';

const category = makeCategory();
const none = { translations: { id: {} } };

interface Form {
  Page: ComponentType;
  list: string;
  row: { id: string; name: string; translations?: object };
  /** The second language's fields, by the contract's names. */
  labels: Record<string, string>;
}

const forms: Record<string, Form> = {
  lesson: {
    Page: ProductsPage,
    list: '/api/products',
    row: makeProduct({ product_category_id: category.id }),
    labels: { name: 'Indonesian name', description: 'Indonesian description' },
  },
  category: {
    Page: CategoriesPage,
    list: '/api/product-categories',
    row: category,
    labels: { name: 'Indonesian name', description: 'Indonesian description' },
  },
  spot: {
    Page: SurfSpotsPage,
    list: '/api/surf-spots',
    row: makeSpot(),
    labels: {
      name: 'Indonesian name',
      location: 'Indonesian location',
      description: 'Indonesian description',
      meeting_point: 'Indonesian meeting point',
    },
  },
  instructor: {
    Page: InstructorsPage,
    list: '/api/instructors',
    row: makeInstructor(),
    labels: { name: 'Indonesian name', role: 'Indonesian role', about: 'Indonesian about' },
  },
};

const group = () => screen.getByRole('button', { name: 'Indonesian' });

/** What the second language says in what was sent: JSON in a form, an object in JSON. */
function translationsIn(body: unknown): unknown {
  const { translations } = sent(body) as { translations?: unknown };
  return typeof translations === 'string' ? JSON.parse(translations) : translations;
}

async function openForm({ Page, list, row }: Form, changes: object, search = '') {
  stubObjectUrls();
  const shown = { ...row, ...changes };
  mockCall('get', '/api/product-categories', { json: listOf([category]) });
  mockCall('get', list, { json: listOf([shown]) });
  const view = openPart(
    <main>
      <Page />
    </main>,
    `/admin/screen${search}`,
  );
  if (search === '') await view.user.click(await screen.findByLabelText(`Edit ${row.name}`));
  await screen.findByRole('dialog');
  return view;
}

const save = async (user: Awaited<ReturnType<typeof openForm>>['user']) =>
  user.click(within(screen.getByRole('dialog')).getByText('Save'));

describe.each(Object.entries(forms))('the second language of a %s', (_name, form) => {
  const { list, row, labels } = form;

  test('is folded away while it is empty, and sent as it is typed', async () => {
    const { user } = await openForm(form, none);
    const calls = mockCall('put', `${list}/${row.id}`, { json: { data: row } });
    expect(group()).toHaveAttribute('aria-expanded', 'false');
    for (const label of Object.values(labels)) expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
    await user.click(group());
    enter(Object.fromEntries(Object.entries(labels).map(([name, label]) => [label, ` ${name} baru `])));
    await save(user);
    await waitFor(() => expect(calls).toHaveLength(1));
    const words = Object.fromEntries(Object.keys(labels).map((name) => [name, `${name} baru`]));
    expect(translationsIn(calls[0]?.body)).toEqual({ id: words });
  });

  test('is seen where there is one, and only what changes is sent: emptied texts are taken away', async () => {
    const [first = '', second = ''] = Object.keys(labels);
    const { user } = await openForm(form, { translations: { id: { [first]: 'Lama', [second]: 'Dulu' } } });
    const calls = mockCall('put', `${list}/${row.id}`, { json: { data: row } });
    expect(group()).toHaveAttribute('aria-expanded', 'true');
    expect(field(labels[first] ?? '')).toHaveValue('Lama');
    enter({ [labels[second] ?? '']: ' ' });
    await save(user);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(translationsIn(calls[0]?.body)).toEqual({ id: { [second]: null } });
  });

  test('is not sent where nothing of it changes', async () => {
    const { user } = await openForm(form, none);
    const calls = mockCall('put', `${list}/${row.id}`, { json: { data: row } });
    await save(user);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(translationsIn(calls[0]?.body)).toBeUndefined();
  });

  test('is unfolded where the server refuses it, and cannot be folded away then', async () => {
    const { user } = await openForm(form, none);
    const [name = '', label = ''] = Object.entries(labels)[0] ?? [];
    mockCall('put', `${list}/${row.id}`, failure(400, 'No.', [`body/translations/id/${name} must be shorter`]));
    await user.click(group());
    enter({ [label]: 'x' });
    await user.click(group());
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
    await save(user);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription('It must be shorter.'));
    await user.click(group());
    expect(screen.getByLabelText(label)).toHaveValue('x');
    enter({ [label]: 'y' });
    expect(screen.queryByText('It must be shorter.')).not.toBeInTheDocument();
  });

  test('is neither shown nor sent with a backend of level 1', async () => {
    setLevel(1);
    const { user } = await openForm(form, {});
    const calls = mockCall('put', `${list}/${row.id}`, { json: { data: row } });
    expect(screen.queryByText('Indonesian')).not.toBeInTheDocument();
    await save(user);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(translationsIn(calls[0]?.body)).toBeUndefined();
  });

  test('is reached by a link that names the row, and closing the form leads to the list', async () => {
    const { user, router } = await openForm(form, none, `?edit=${row.id}`);
    await user.click(within(screen.getByRole('dialog')).getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

test('a new row may have both languages at once', async () => {
  stubObjectUrls();
  mockCall('get', '/api/instructors', { json: listOf([]) });
  const calls = mockCall('post', '/api/instructors', { status: 201, json: { data: makeInstructor() } });
  const { user } = openScreen(InstructorsPage, '/admin/instructors');
  await user.click(await screen.findByText('Add Instructor'));
  await user.click(group());
  enter({ Name: 'Ayu', 'Indonesian role': 'Anak-anak' });
  await user.upload(field('Image'), imageFile());
  await user.click(within(screen.getByRole('dialog')).getByText('Add'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(translationsIn(calls[0]?.body)).toEqual({ id: { role: 'Anak-anak' } });
});
