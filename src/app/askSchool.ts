import { schoolApi } from '../api';
import { takeSchool } from '../config/school';
import type { SchoolWords } from '../config/sentSchool';
import { language } from '../lib/language';
import type { AppStore } from './store';

/** How long the first page waits for it (ms): a backend that is slow leaves the page with the words of the build. */
const PATIENCE = 2000;

type Texts = SchoolWords['texts'];

/** The texts of the visitor's language; where one is missing, the English one. */
function textsIn(texts: { en: Texts } & Readonly<Record<string, Texts | undefined>>): Texts {
  const own = texts[language] ?? {};
  return Object.fromEntries(
    Object.entries(texts.en).map(([name, english]) => [name, own[name as keyof Texts] ?? english]),
  );
}

/** Asks a backend on another host than the site what the school says, and takes it; false where it does not answer. */
export async function askSchool(store: AppStore): Promise<boolean> {
  const answer = store.dispatch(schoolApi.endpoints.getSchool.initiate(undefined, { subscribe: false }));
  const late = new Promise<{ data?: undefined }>((resolve) => setTimeout(() => resolve({}), PATIENCE));
  const { data } = await Promise.race([answer, late]);
  if (!data) return false;
  const { texts, change_hours: hours, ...fields } = data.data;
  takeSchool({ ...fields, ...(hours !== null && { change_hours: hours }), texts: textsIn(texts) });
  return true;
}
