import type { APIRequestContext, Locator } from '@playwright/test';
import { type AdminPath, picture } from './admin.ts';

/** What an administrator does on a screen: a dialog or a question, a call, and what is said about it. */
export interface Step {
  kind: 'add' | 'edit' | 'delete';
  /** The button that opens it, in the row or above the table. */
  open: string;
  /** The dialog's title; a question without one stands beside its button. */
  dialog?: string;
  says?: string;
  fill?: (form: Locator, value: string) => Promise<unknown>;
  submit: string;
  busy: string;
  loading?: string;
  success: string;
  /** Said when the server gives no reason. */
  failure: string | RegExp;
  /** Said when it gives `REASON`, where that is not the reason itself. */
  refused?: string;
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
  /** A row of a stubbed list. */
  row: (id: string) => Record<string, unknown>;
  /** Title of the dialog that shows a row's picture or video. */
  preview?: string;
  /** Makes a row where the screen has no way to. */
  make?: (request: APIRequestContext, name: string) => Promise<unknown>;
  steps: Step[];
  /** What is said of a form that is sent as it opens, or with `value` filled in. */
  invalid?: { step: number; value?: string; says: string };
}

export const REASON = 'Because of the swell';

export const image = picture;
export const chooseImage = (form: Locator) => form.getByLabel('Image').setInputFiles(image());
export const flip = (form: Locator) => form.getByRole('switch', { name: 'Active' }).click();
export const videoAddress = (form: Locator, value: string) =>
  form.getByLabel('Video URL').fill(value && `https://www.youtube.com/embed/${value}`);

type Fill = NonNullable<Step['fill']>;

export const add = (open: string, dialog: string, fill: Fill) =>
  ({ kind: 'add', open, dialog, fill, submit: 'Add', busy: 'Adding...' }) as const;

export const edit = (dialog: string, fill: Fill, success: string, failure: Step['failure']): Step => ({
  kind: 'edit',
  open: 'Edit',
  dialog,
  fill,
  submit: 'Save',
  busy: 'Saving...',
  success,
  failure,
});

export const remove = (dialog: string, success: string, failure: string): Step => ({
  kind: 'delete',
  open: 'Delete',
  dialog,
  submit: 'Delete',
  busy: 'Deleting...',
  success,
  failure,
});

export const removeInPlace = (success: string, failure: string): Step => ({
  kind: 'delete',
  open: 'Delete',
  submit: 'Yes, delete',
  busy: 'Deleting...',
  success,
  failure,
});

/** A change of a booking's state or of its payment's. */
export const choose = (
  open: string,
  dialog: string,
  label: string,
  option: string,
  what: 'booking' | 'payment',
): Step => ({
  kind: 'edit',
  open,
  dialog,
  fill: (form) => form.getByLabel(label).selectOption(option),
  submit: 'Save',
  busy: 'Saving...',
  loading: `Updating ${what} status...`,
  success: what === 'booking' ? 'Booking updated successfully!' : 'Payment updated successfully!',
  failure: `Failed to update ${what}.`,
});
