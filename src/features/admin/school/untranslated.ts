import type { Instructor, Product, ProductCategory, SurfSpot } from '../../../api';
import { paths } from '../../../config/paths';

/** A row that a guest who reads Indonesian reads in English, at least in part. */
export interface UntranslatedRow {
  id: string;
  name: string;
  /** What of it has no Indonesian words, such as 'description'. */
  texts: string[];
  /** Address of its form. */
  to: string;
}

export interface UntranslatedKind {
  one: string;
  many: string;
  rows: UntranslatedRow[];
}

interface Translated {
  id: string;
  name: string;
  translations?: { id: Readonly<Record<string, string | undefined>> };
}

/** The texts of a row by the contract's names, with what each is called. */
type Texts<R> = Partial<Record<keyof R & string, string>>;

/** Names of places and people are the same in both languages; those of lessons and categories are words. */
const lessonTexts: Texts<Product> = { name: 'name', description: 'description' };
const categoryTexts: Texts<ProductCategory> = lessonTexts;
const spotTexts: Texts<SurfSpot> = { description: 'description', meeting_point: 'meeting point' };
const instructorTexts: Texts<Instructor> = { role: 'role', about: 'about' };

function untranslated<R extends Translated>(rows: readonly R[], texts: Texts<R>, pathOf: (row: R) => string) {
  return rows.flatMap((row): UntranslatedRow[] => {
    const { translations } = row;
    if (!translations) return []; // this backend knows of no second language
    const missing = (Object.entries(texts) as [keyof R & string, string][]).filter(
      ([name]) => Boolean(row[name]) && !translations.id[name],
    );
    if (missing.length === 0) return [];
    return [{ id: row.id, name: row.name, texts: missing.map(([, label]) => label), to: pathOf(row) }];
  });
}

const formIn =
  (path: string) =>
  ({ id }: { id: string }): string =>
    `${path}?edit=${encodeURIComponent(id)}`;

/** The list of lessons has pages: the search finds the one with the lesson. */
const lessonForm = ({ id, name }: Product): string =>
  `${paths.adminProducts}?${String(new URLSearchParams({ search: name.slice(0, 100), edit: id }))}`;

export interface Content {
  lessons: readonly Product[];
  categories: readonly ProductCategory[];
  spots: readonly SurfSpot[];
  instructors: readonly Instructor[];
}

/** What has no Indonesian words yet, kind by kind. */
export const untranslatedKinds = ({ lessons, categories, spots, instructors }: Content): UntranslatedKind[] =>
  [
    { one: 'lesson', many: 'lessons', rows: untranslated(lessons, lessonTexts, lessonForm) },
    {
      one: 'category',
      many: 'categories',
      rows: untranslated(categories, categoryTexts, formIn(paths.adminCategories)),
    },
    { one: 'spot', many: 'spots', rows: untranslated(spots, spotTexts, formIn(paths.adminSurfSpots)) },
    {
      one: 'instructor',
      many: 'instructors',
      rows: untranslated(instructors, instructorTexts, formIn(paths.adminInstructors)),
    },
  ].filter(({ rows }) => rows.length > 0);
