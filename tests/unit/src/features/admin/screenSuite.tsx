import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ComponentType } from 'react';
import { adminThemes } from '../../../../../src/features/admin/shell/theme';
import { failure, mockCall, noAnswer } from '../../../../support/web/network';
import { listOf } from '../../../../support/web/factories';
import { renderWithProviders } from '../../../../support/web/render';
import { adminSession } from '../../../../support/web/store';

interface Row {
  id: string;
}

/** What a dialog or a question does to a row, as its screen documents it. */
export interface Change {
  /** Name of the button that opens it. */
  open: string;
  /** Title of the dialog; none where the question stands beside the button. */
  dialog?: string;
  /** What else the dialog says. */
  says?: string;
  fill?: (user: UserEvent) => Promise<void>;
  submit: string;
  busy: string;
  method: 'post' | 'put' | 'patch' | 'delete';
  path: string;
  answer: object | true;
  /** The sent body: JSON, or the fields of a form. */
  body?: unknown;
  loading?: string;
  success: string;
  /** Said when the server gives no reason. */
  failure: string;
  /** Said when it gives `REASON`; the reason itself unless the spec has another wording. */
  refused?: string;
  /** What the list shows afterwards, and what no longer. */
  shows?: string;
  hides?: string;
}

/** A management screen as the spec documents it. */
export interface ScreenCase {
  Page: ComponentType;
  route: string;
  list: string;
  row: Row;
  title: string;
  columns: string[];
  cells: string[];
  empty: string;
  changes: Record<string, Change>;
}

export const REASON = 'The server says why';

/** The text of `name` in the toasts or anywhere; a text may stand for a moment only. */
export const said = (text: string) => screen.findByText(text);

/** Mounts a screen as an administrator sees it. */
export const openScreen = (Page: ComponentType, route: string) =>
  renderWithProviders(
    <ConfigProvider theme={adminThemes.light}>
      <Page />
    </ConfigProvider>,
    { route, preloadedState: { session: adminSession() } },
  );

/** An image file of `bytes` bytes. */
export const imageFile = (bytes = 100, type = 'image/png', name = 'wave.png') =>
  new File([new Uint8Array(bytes)], name, { type });

/** jsdom cannot make addresses of files. */
export function stubObjectUrls(): void {
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined });
}

// The mock network's forms are not of jsdom's class.
const isForm = (body: unknown): body is FormData => typeof (body as FormData | null)?.entries === 'function';

/** What was sent: JSON as it is, a form as a plain object in which a file is its name. */
function sent(body: unknown): unknown {
  if (!isForm(body)) return body;
  const plain = (value: FormDataEntryValue) => (typeof value === 'string' ? value : value.name);
  return Object.fromEntries([...body.entries()].map(([name, value]) => [name, plain(value)]));
}

/** A control of the open dialog, by its label. */
export const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label);

const frame = (dialog: string | undefined) =>
  dialog === undefined ? document.body : screen.getByRole('dialog', { name: dialog });

async function openChange(user: UserEvent, { open, dialog, says, fill }: Change) {
  await user.click(await screen.findByLabelText(open));
  if (dialog !== undefined) await screen.findByRole('dialog', { name: dialog });
  if (says !== undefined) await screen.findByText(says);
  await fill?.(user);
}

/** The tests that hold for every management screen. */
export function testScreen({ Page, route, list, row, title, columns, cells, empty, changes }: ScreenCase): void {
  beforeEach(stubObjectUrls);

  test('title, columns, row numbers and cells', async () => {
    mockCall('get', list, { json: listOf([row]) });
    openScreen(Page, route);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await screen.findAllByText(cells[0] ?? '');
    const heads = [...document.querySelectorAll('thead th')].map((cell) => cell.textContent);
    expect(heads).toEqual(['#', ...columns, 'Actions']);
    const shown = [...document.querySelectorAll('tbody tr[data-row-key] td')].map((cell) => cell.textContent);
    expect(shown[0]).toBe('1');
    cells.forEach((cell, index) => expect(shown[index + 1]).toContain(cell));
  });

  test('nothing to show', async () => {
    mockCall('get', list, { json: listOf([]) });
    openScreen(Page, route);
    expect(await said(empty)).toBeVisible();
  });

  test('a list that cannot be loaded says so, and can be tried again', async () => {
    mockCall('get', list, (_call, index) => (index === 0 ? failure(500, REASON) : { json: listOf([row]) }));
    const { user } = openScreen(Page, route);
    expect(await said(REASON)).toBeVisible();
    await user.click(screen.getByText('Try again'));
    await screen.findAllByText(cells[0] ?? '');
    expect(screen.queryByText(REASON)).not.toBeInTheDocument();
  });

  for (const [name, change] of Object.entries(changes)) {
    test(`${name}: a double click sends one request, and the list follows without being asked again`, async () => {
      const lists = mockCall('get', list, { json: listOf([row]) });
      let answer: (given: { json: object }) => void = () => undefined;
      const calls = mockCall(
        change.method,
        change.path,
        () => new Promise<{ json: object }>((resolve) => (answer = resolve)),
      );
      const { user } = openScreen(Page, route);
      await openChange(user, change);
      await user.dblClick(within(frame(change.dialog)).getByText(change.submit));
      const busy = await screen.findByText(change.busy);
      expect(busy.closest('button')).toBeDisabled();
      if (change.loading !== undefined) expect(await said(change.loading)).toBeInTheDocument();
      await waitFor(() => expect(calls).toHaveLength(1));
      answer({ json: { data: change.answer } });
      expect(await said(change.success)).toBeInTheDocument();
      if (change.loading !== undefined) {
        await waitFor(() => expect(screen.queryByText(change.loading ?? '')).not.toBeInTheDocument());
      }
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(calls).toHaveLength(1);
      expect(calls[0]?.headers.get('authorization')).toBe('Bearer access-1');
      if (change.body !== undefined) expect(sent(calls[0]?.body)).toEqual(change.body);
      expect(lists).toHaveLength(1);
      if (change.shows !== undefined) expect((await screen.findAllByText(change.shows)).length).toBeGreaterThan(0);
      const { hides } = change;
      if (hides !== undefined) await waitFor(() => expect(screen.queryByText(hides)).not.toBeInTheDocument());
    });

    test.each([
      ['with a reason', failure(400, REASON), change.refused ?? REASON],
      ['without a reason', { status: 400, json: {} }, change.failure.replace('{message}', 'The server answered 400.')],
      ['when no answer comes', noAnswer(), change.failure.replace('{message}', 'The server did not answer.')],
    ])(`${name}: refused %s`, async (_when, answer, message) => {
      mockCall('get', list, { json: listOf([row]) });
      mockCall(change.method, change.path, answer);
      const { user } = openScreen(Page, route);
      await openChange(user, change);
      await user.click(within(frame(change.dialog)).getByText(change.submit));
      expect(await said(message)).toBeInTheDocument();
      if (change.dialog !== undefined) {
        // What was typed is still there, to be sent again.
        expect(within(frame(change.dialog)).getByText(change.submit).closest('button')).toBeEnabled();
      }
    });
  }
}
