import type { APIRequestContext, Locator } from '@playwright/test';
import { png } from '../server/images.ts';
import type { AdminPath } from './admin.ts';

/** What an administrator does on a screen: a dialog or a question, a call, and what is said about it. */
export interface Step {
  kind: 'add' | 'edit' | 'delete';
  /** The button that opens it, in the row or above the table. */
  open: string;
  /** The dialog's title; a question without one stands beside its button. */
  dialog?: string;
  /** What the dialog says. */
  says?: string;
  fill?: (form: Locator, value: string) => Promise<unknown>;
  submit: string;
  success: string;
}

/** A management screen. */
export interface Screen {
  path: AdminPath;
  /** The path of its list's call. */
  list: string;
  columns: string[];
  /** Name of the search box, and what is said when nothing is found. */
  search?: [label: string, nothing: string];
  /** Said when there is nothing, where the specification has a text for it. */
  empty?: string;
  /** Rows on a page, where it is not ten. */
  pageSize?: number;
  /** A row of a stubbed list. */
  row: (id: string) => Record<string, unknown>;
  /** Title of the dialog that shows a row's picture or video. */
  preview?: string;
  /** Makes a row where the screen has no way to. */
  make?: (request: APIRequestContext, name: string) => Promise<unknown>;
  steps: Step[];
}

const picture = { name: 'wave.png', mimeType: 'image/png', buffer: png(8, 8) };
export const chooseImage = (form: Locator) => form.getByLabel('Image', { exact: true }).setInputFiles(picture);
export const flip = (form: Locator) => form.getByRole('switch', { name: 'Active' }).click();
export const videoAddress = (form: Locator, value: string) =>
  form.getByLabel('Video URL').fill(value && `https://www.youtube.com/embed/${value}`);

type Fill = NonNullable<Step['fill']>;

/** `button` opens the dialog, and is its title where no other is given. */
export const add = (button: string, fill: Fill, success: string, dialog = button): Step => ({
  kind: 'add',
  open: button,
  dialog,
  fill,
  submit: 'Add',
  success,
});

export const edit = (dialog: string, fill: Fill, success: string, submit = 'Save'): Step => ({
  kind: 'edit',
  open: 'Edit',
  dialog,
  fill,
  submit,
  success,
});

export const remove = (dialog: string, success: string): Step => ({
  kind: 'delete',
  open: 'Delete',
  dialog,
  submit: 'Delete',
  success,
});

export const removeInPlace = (success: string): Step => ({
  kind: 'delete',
  open: 'Delete',
  submit: 'Yes, delete',
  success,
});
