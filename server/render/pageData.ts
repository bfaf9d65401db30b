import { escaped } from '../escaped.ts';
import type { PageSchool, SentSchool } from '../school/pageSchool.ts';

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

/** Text as it stands in built HTML, where an apostrophe is left as it is. */
const asBuilt = (text: string): string => escaped(text).replaceAll('&#39;', "'");

/** What stands in built HTML in one form. */
const inHtml = [
  ...(['name', 'brand', 'email', 'street', 'map_url', 'photo_folder_url'] as const),
  ...(['instagram_url', 'facebook_url', 'youtube_url'] as const),
];

/** A text with some words in the place of others; what has been put in is left as it is. */
function withWords(text: string, [first, ...others]: readonly (readonly [string, string])[]): string {
  if (!first) return text;
  const [before, after] = first;
  return text
    .split(before)
    .map((part) => withWords(part, others))
    .join(after);
}

/**
 * HTML that the build has written, with what the school is called now where it names the first school. Each place is replaced once,
 * as what is written now may hold what was written before.
 */
export function named(html: string, now: PageSchool, first: PageSchool): string {
  const words: [string | null, string | null][] = inHtml.map((field) => [first[field], now[field]]);
  words.push([first.texts.tagline, now.texts.tagline]);
  // The full name before the short one, which is a part of it.
  const longestFirst = words
    .map(([built, text]) => [asBuilt(built ?? ''), asBuilt(text ?? '')] as const)
    .filter(([built]) => built !== '')
    .sort(([a], [b]) => b.length - a.length);
  return withWords(html, longestFirst);
}
