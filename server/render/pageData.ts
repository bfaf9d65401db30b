import { type PageSchool, schoolToSend, type SentSchool } from '../school/pageSchool.ts';

/** JSON in an element of HTML: a lesson's name may hold '</script>'. */
export const dataElement = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Tells a page what the school says of itself. It is there with nothing in it, too: the page need not ask then. */
export const schoolElement = (school: SentSchool): string => dataElement('school', school);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/**
 * A page as it was built, with what the school says of itself now: its data, and its name where the build has written that of the
 * first school. What was rendered with the first school's words is not taken over by the site's code, but rendered anew.
 */
export function shellOf(html: string, now: PageSchool, first: PageSchool): string {
  const school = schoolToSend(now, first);
  const withData = html.replace('</body>', () => `${schoolElement(school)}</body>`);
  if (Object.keys(school).length === 0) return withData;
  // The full name before the short one, which is a part of it.
  const named = (['name', 'brand'] as const).reduce(
    (text, field) => text.replaceAll(escaped(first[field]), () => escaped(now[field])),
    withData.replace(/ data-page="[^"]*"/, ''),
  );
  const [before, after] = [first.texts.tagline, now.texts.tagline];
  return before === null ? named : named.replaceAll(escaped(before), () => escaped(after ?? ''));
}
