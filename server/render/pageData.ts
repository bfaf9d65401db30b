import { type PageSchool, schoolToSend, type SentSchool } from '../school/pageSchool.ts';

/** Tells a page what the school says of itself. It is there with nothing in it, too. JSON, and a school's name may hold '</script>'. */
export const schoolElement = (school: SentSchool): string =>
  `<script type="application/json" id="school">${JSON.stringify(school).replaceAll('<', '\\u003c')}</script>`;

const PLACEHOLDER = /(style="[^"]*?)background-image:url\(&quot;data:[^&]*&quot;\);/;

/**
 * HTML in which pictures that are loaded when they are near stand on their colour: their blurred placeholders (src/lib/imageInfo.ts)
 * cannot be compressed, and are a tenth of the home page's bytes. React takes attributes over as they are.
 */
export const withoutLazyPlaceholders = (html: string): string =>
  html.replace(/<img [^<>]*>/g, (tag) => (tag.includes('loading="lazy"') ? tag.replace(PLACEHOLDER, '$1') : tag));

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
