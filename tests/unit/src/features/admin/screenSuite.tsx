import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { adminThemes } from '../../../../../src/features/admin/shell/theme';
import { mockCall } from '../../../../support/web/network';
import { listOf } from '../../../../support/web/factories';
import { renderWithProviders, setupUser } from '../../../../support/web/render';
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
  fill?: (user: UserEvent) => Promise<void> | void;
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
  /** Said of a row without an id. */
  missing?: string;
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
  /** Each column's title, and what it shows of the row. */
  columns: Record<string, string>;
  empty: string;
  changes: Record<string, Change>;
}

export const REASON = 'The server says why';

/** The text in the toasts or anywhere, but not what somebody typed; a text may stand for a moment only. */
export const said = (text: string) => screen.findByText(text, { ignore: 'script, style, textarea' });

/** Mounts a part of the admin area as an administrator sees it, without Ant Design's styles: jsdom takes seconds for them. */
export function openPart(part: ReactNode, route: string) {
  const view = renderWithProviders(
    <ConfigProvider theme={{ ...adminThemes.light, zeroRuntime: true }}>{part}</ConfigProvider>,
    { route, preloadedState: { session: adminSession() } },
  );
  return { ...view, user: setupUser({ pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}

/** Mounts a screen as an administrator sees it. */
export const openScreen = (Page: ComponentType, route: string) => openPart(<Page />, route);

/** An image file of `bytes` bytes. */
export const imageFile = (bytes = 100, type = 'image/png', name = 'wave.png') =>
  new File([new Uint8Array(bytes)], name, { type });

/** jsdom cannot make addresses of files. */
export function stubObjectUrls(): void {
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined });
}

// The mock network's forms are not of jsdom's class.
const isForm = (body: unknown): body is FormData => typeof (body as FormData | null)?.entries === 'function';

/** What was sent: JSON as it is, a form as a plain object in which a file is its name, and a repeated field a list. */
export function sent(body: unknown): unknown {
  if (!isForm(body)) return body;
  const plain = (value: FormDataEntryValue) => (typeof value === 'string' ? value : value.name);
  const values = (name: string) => body.getAll(name).map(plain);
  return Object.fromEntries(
    [...body.keys()].map((name) => [name, values(name).length > 1 ? values(name) : values(name)[0]]),
  );
}

const dialogs = () => document.querySelectorAll<HTMLElement>('[role="dialog"]');
const openDialog = () => dialogs()[0] ?? document.body;

/** A control of the open dialog, by its label. */
export const field = (label: string) => within(openDialog()).getByLabelText(label);

/** Puts texts into the fields of the open dialog, by their labels, as pasting does. */
export function enter(texts: Record<string, string>): void {
  for (const [label, value] of Object.entries(texts)) fireEvent.change(field(label), { target: { value } });
}

/** The texts of a column, from the first row to the last; the row numbers are column 1. */
export const columnTexts = (column: number) =>
  [...document.querySelectorAll(`tbody tr[data-row-key] td:nth-child(${String(column)})`)].map(
    (cell) => cell.textContent,
  );

async function openChange(user: UserEvent, { open, dialog, says }: Change) {
  await user.click(await screen.findByLabelText(open));
  if (dialog !== undefined) expect(openDialog()).toHaveTextContent(dialog);
  if (says !== undefined) await screen.findByText(says);
}

const submitButton = ({ submit }: Change) => within(openDialog()).findByText(submit);

/** The tests that hold for every management screen. What no screen documents of its own is tested in resource/. */
export function testScreen({ Page, route, list, row, title, columns, empty, changes }: ScreenCase): void {
  beforeEach(stubObjectUrls);

  test('title, that it loads, columns, row numbers and cells', async () => {
    mockCall('get', list, { json: listOf([row]) });
    openScreen(Page, route);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.queryByText(empty)).not.toBeInTheDocument();
    const cells = Object.values(columns);
    await screen.findAllByText(cells[0] ?? '');
    const heads = [...document.querySelectorAll('thead th')].map((cell) => cell.textContent);
    expect(heads).toEqual(['#', ...Object.keys(columns), 'Actions']);
    const shown = [...document.querySelectorAll('tbody tr[data-row-key] td')].map((cell) => cell.textContent);
    expect(shown[0]).toBe('1');
    cells.forEach((cell, index) => expect(shown[index + 1]).toContain(cell));
  });

  test('nothing to show', async () => {
    mockCall('get', list, { json: listOf([]) });
    openScreen(Page, route);
    expect(await said(empty)).toBeVisible();
  });

  for (const [name, change] of Object.entries(changes)) {
    test(`${name}: refused, then sent once for a double click; the list follows without being asked again`, async () => {
      const lists = mockCall('get', list, { json: listOf([row]) });
      let answer: (given: { json: object }) => void = () => undefined;
      const calls = mockCall(change.method, change.path, (_call, index) =>
        index === 0 ? { status: 400, json: {} } : new Promise<{ json: object }>((resolve) => (answer = resolve)),
      );
      const { user } = openScreen(Page, route);
      await openChange(user, change);
      await change.fill?.(user);
      await user.click(await submitButton(change));
      await said(change.failure.replace('{message}', 'The server answered 400.'));

      // A dialog stays with what was typed; a question beside its button has to be asked again.
      if (change.dialog === undefined) await openChange(user, change);
      await user.dblClick(await submitButton(change));
      expect((await screen.findByText(change.busy)).closest('button')).toBeDisabled();
      if (change.loading !== undefined) await said(change.loading);
      await waitFor(() => expect(calls).toHaveLength(2));
      answer({ json: { data: change.answer } });
      await said(change.success);
      await waitFor(() => expect(dialogs()).toHaveLength(0));
      expect(calls).toHaveLength(2);
      expect(calls[1]?.headers.get('authorization')).toBe('Bearer access-1');
      if (change.body !== undefined) expect(sent(calls[1]?.body)).toEqual(change.body);
      expect(lists).toHaveLength(1);
      if (change.shows !== undefined) expect((await screen.findAllByText(change.shows)).length).toBeGreaterThan(0);
      for (const gone of [change.hides, change.loading]) {
        if (gone !== undefined) await waitFor(() => expect(screen.queryByText(gone)).not.toBeInTheDocument());
      }
    });

    const { missing } = change;
    if (missing === undefined) continue;
    test(`${name}: a row without an id`, async () => {
      mockCall('get', list, { json: listOf([{ ...row, id: '' }]) });
      const { user } = openScreen(Page, route);
      await openChange(user, change);
      await user.click(await submitButton(change));
      expect(await said(missing)).toBeInTheDocument();
    });
  }
}
