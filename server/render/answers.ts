import { LANGUAGES, type Paging, type School } from '../contract.gen.ts';
import { readContract } from '../contract/loadContract.ts';
import type { Db } from '../db/connect.ts';
import type { PageRequest } from '../repositories/paging.ts';
import { findProduct } from '../repositories/products.ts';
import { publicListOf } from '../repositories/publicLists.ts';
import { type PageSchool, pageSchoolOf } from '../school/pageSchool.ts';
import { SOURCE_LANGUAGE } from './language.ts';
import type { Answer, RenderedFrom } from './renderer.ts';

type Query = PageRequest & { search?: string };

function queryOf(text: string): Query {
  const params = new URLSearchParams(text);
  const [page, search] = [params.get('page'), params.get('search')];
  return { ...(page !== null && { page: Number(page) }), ...(search !== null && { search }) };
}

/**
 * The answer to a call for a public list. It is read as its handler reads it, and not by a request to the own server: that would be
 * limited, logged, and answered from a cache whose age adds to that of the page.
 */
async function answerOf(db: Db, url: string): Promise<Answer> {
  const [path = '', text = ''] = url.split('?');
  const endpointName = readContract().paths[path]?.['get']?.operationId ?? '';
  const read = publicListOf(endpointName);
  if (!read)
    throw new Error(`server/repositories/publicLists.ts does not have ${path}, which a page is rendered from.`);
  const query = queryOf(text);
  return { endpointName, arg: { ...query }, value: await read(db, query), url };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the site looks up out of the pages of products, and the database at once (src/api/findLesson.ts). */
async function lessonOf(db: Db, id: string): Promise<Answer> {
  return { endpointName: 'findLesson', arg: { id }, value: UUID.test(id) ? await findProduct(db, id) : null };
}

/** No page asks for more pages of a list than this (src/api/furtherProducts.ts). */
const MAX_PAGES = 20;

/** The answer to the call for the first page of a list, then those for its other pages. */
async function everyPage(db: Db, url: string): Promise<Answer[]> {
  const first = await answerOf(db, url);
  const { paging } = first.value as { paging: Paging };
  const pages = Array.from({ length: Math.min(paging.total_page, MAX_PAGES) - 1 }, (_, index) => index + 2);
  const others = pages.map((page) => answerOf(db, url.replace(/\bpage=1\b/, `page=${String(page)}`)));
  return [first, ...(await Promise.all(others))];
}

/** For whom a page is rendered, and the setting CHANGE_HOURS. */
export interface ReadFor {
  language: string;
  changeHours: number;
}

/** What the site says of a school in a language. */
export function schoolFor(school: School, { language, changeHours }: ReadFor): PageSchool {
  const spoken = LANGUAGES.find((one) => one === language) ?? SOURCE_LANGUAGE;
  return pageSchoolOf(school, { language: spoken, changeHours });
}

const untranslated = (row: unknown): unknown => {
  if (typeof row !== 'object' || row === null || !('translations' in row)) return row;
  const { translations, ...rest } = row as Record<string, unknown>;
  const missing = Object.entries((translations as { id?: object }).id ?? {}).filter(([name]) => !rest[name]);
  // The row itself stays as the API has it, as rules by words read it (spec §5).
  return missing.length === 0 ? rest : { ...rest, translations: { id: Object.fromEntries(missing) } };
};

/**
 * An answer with those translations alone for which there is no English text, as an English page shows no others
 * (docs/decisions/languages.md, 'A rendered page brings what it shows'). A page of what was searched for needs both names: it says
 * whether one of them has the words.
 */
function inEnglish({ value, ...answer }: Answer): Answer {
  if ('search' in answer.arg) return { value, ...answer };
  const { data } = (value ?? {}) as { data?: unknown };
  const rows = Array.isArray(data) ? { ...(value as object), data: data.map(untranslated) } : untranslated(value);
  return { ...answer, value: rows };
}

/** The answers that a page is rendered from, as the database has them now. */
export async function readAnswers(
  db: Db,
  { calls, everyPageOf, lesson }: RenderedFrom,
  language: string,
): Promise<Answer[]> {
  const answers = await Promise.all([
    ...calls.map((url) => (url === everyPageOf ? everyPage(db, url) : answerOf(db, url))),
    ...(lesson === undefined ? [] : [lessonOf(db, lesson)]),
  ]);
  return language === SOURCE_LANGUAGE ? answers.flat().map(inEnglish) : answers.flat();
}

/** Whether a page shows a list beyond its end, or a lesson that is not there: there are endlessly many of these. */
export const isMissing = (answers: readonly Answer[]): boolean =>
  answers.some(({ arg, value }) => {
    if (value === null) return true;
    const { data } = value as { data?: readonly unknown[] };
    return data?.length === 0 && Number(arg['page'] ?? 1) > 1;
  });
