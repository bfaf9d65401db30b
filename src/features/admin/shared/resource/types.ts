import type { TableColumnType } from 'antd';
import type { ComponentType } from 'react';
import type { Call, CallTexts } from '../call';
import type { ListQuery } from '../ListFrame';
import type { ListView } from '../useListView';

// The types by which a management screen is described. The components beside this file render a description.

export interface Row {
  id: string;
}

export type Value = string | boolean | File | null;
/** What a form holds while it is being filled. */
export type Values = Record<string, Value>;

export interface Option {
  value: string;
  label: string;
}

interface FieldBase<V extends Values> {
  name: keyof V & string;
  label: string;
  required?: boolean;
  hint?: string;
  /** Beside the one before or after it, in half the width. */
  isHalf?: boolean;
  /** Fields of one group stand together under its name, folded away as long as all of them are empty. */
  group?: string;
}

/** One field of a form. */
export type FormField<V extends Values> = FieldBase<V> &
  (
    | { kind: 'text' | 'area'; maxLength?: number; inputMode?: 'email' | 'url' | 'numeric' }
    /** `useOptions` is a hook, where the options have to be asked for. */
    | { kind: 'choice'; useOptions: () => Option[]; disabled?: boolean }
    | { kind: 'switch' }
    | {
        kind: 'image';
        accept?: string;
        /** Said when the chosen file is no image. */
        refusal?: string;
        /** The row's picture as it is now. */
        current?: string | null;
      }
  );

/** Why a form is not sent, and the field to go back to. */
export interface Refusal<V extends Values> {
  message: string;
  field?: keyof V & string;
}

/** A form in a dialog. `R` is the row it changes, or null where it makes a new one. */
export interface FormSpec<R, V extends Values> {
  title: string;
  fields: FormField<V>[] | ((row: R, values: V) => FormField<V>[]);
  initial: (row: R) => V;
  check?: (values: V) => Refusal<V> | null;
  /** A remark under the fields. */
  note?: (values: V, row: R) => string | null;
  /** Asked before it is sent: what is unlikely but may be meant. */
  question?: (values: V, row: R) => string | null;
  /** What the button that sends it says: 'Save' unless told. */
  verb?: 'Add' | 'Save' | 'Update';
  /** The call that saves the values; null where the spec wants nothing to be sent and nothing to be said. */
  send: (values: V, row: R) => Call | null;
  texts: CallTexts;
}

export interface DialogProps<R> {
  row: R;
  onClose: () => void;
}

/** What can be done with a row: a button that opens a dialog, or asks on the spot. */
export interface RowAction<R> {
  label: string;
  danger?: boolean;
  /** Why it cannot be done with this row; null where it can. */
  refusal?: (row: R) => string | null;
  Dialog: ComponentType<DialogProps<R>>;
}

/** An action with a question beside its button instead of a dialog. */
export interface InPlaceAction<R> {
  label: string;
  InPlace: ComponentType<{ row: R; name: string }>;
}

export type Column<R> = TableColumnType<R>;

/** A management screen. */
export interface Resource<R extends Row> {
  title: string;
  columns: Column<R>[];
  /** What a row is called in the names of its buttons. */
  nameOf: (row: R) => string;
  /** Without any there is no column for them. */
  actions: (RowAction<R> | InPlaceAction<R>)[];
  add?: { button: string; Dialog: ComponentType<DialogProps<null>> };
  emptyText: string;
  /** Said instead where a search has found nothing. */
  emptySearchText?: string;
  /** Placeholder and name of the search box; there is none without it. */
  search?: string;
  /** Who cuts the list into pages of ten; one that is cut here is asked for as a whole. */
  paging: 'server' | 'client';
  useList: (query: Partial<ListView['query']>, options: { refetchOnMountOrArgChange: true }) => ListQuery<R>;
  /** Which of the loaded rows are shown; all without it. */
  keep?: (row: R, view: ListView) => boolean;
  /** Names of filters in the address: with one of them, what is not found is said as of a search. */
  filters?: string[];
  /** Under the search box: what else it finds, if the backend does. */
  searchHint?: () => string | undefined;
  /** Rows that are pictures are cards in a grid; others are cards where a table is too wide. */
  layout?: 'grid' | 'cards on phones';
  /** Turns a list round that comes oldest first; only where it is cut here. */
  newestFirst?: boolean;
  /** Beside the search box. */
  Tools?: ComponentType<{ view: ListView; keep: (row: R) => boolean }>;
}
