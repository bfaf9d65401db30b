import { type PageSchool, schoolToSend, type SentSchool } from '../school/pageSchool.ts';

/** JSON in an element of HTML: a lesson's name may hold '</script>'. */
export const dataElement = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Tells a page what the school says of itself. It is there with nothing in it, too: the page need not ask then. */
export const schoolElement = (school: SentSchool): string => dataElement('school', school);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** What stands in built HTML in one form. The full name before the short one, which is a part of it. */
const inHtml = [
  ...(['name', 'brand', 'email', 'street', 'map_url', 'photo_folder_url'] as const),
  ...(['instagram_url', 'facebook_url', 'youtube_url'] as const),
];

/** HTML that the build has written, with what the school is called now where it names the first school. */
export function named(html: string, now: PageSchool, first: PageSchool): string {
  const words = inHtml.reduce((text, field) => {
    const built = first[field];
    return built === null ? text : text.replaceAll(escaped(built), () => escaped(now[field] ?? ''));
  }, html);
  const [before, after] = [first.texts.tagline, now.texts.tagline];
  return before === null ? words : words.replaceAll(escaped(before), () => escaped(after ?? ''));
}

/**
 * A page as it was built, with what the school says of itself now. What was rendered with the first school's words is not taken over
 * by the site's code, but rendered anew.
 */
export function shellOf(html: string, now: PageSchool, first: PageSchool): string {
  const school = schoolToSend(now, first);
  const withData = html.replace('</body>', () => `${schoolElement(school)}</body>`);
  if (Object.keys(school).length === 0) return withData;
  return named(withData.replace(/ data-page="[^"]*"/, ''), now, first);
}
