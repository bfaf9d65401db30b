import { escaped } from '../escaped.ts';
import { type PageSchool, schoolToSend, type SentSchool } from '../school/pageSchool.ts';
import { named, schoolElement } from './pageData.ts';

/** What the head of a page says of it. */
export interface HeadTexts {
  title: string;
  description: string;
}

/** The path of the page that is built as a file of a language; '' for the one that serves every other path, '*' for unknown paths. */
export function pageOfFile(file: string): string {
  if (file.endsWith('404.html')) return '*';
  const [, name] = file.split('pages/');
  if (name === undefined) return '';
  return name === 'index.html' ? '/' : `/${name.replace('.html', '')}`;
}

/** Who the school is and how it is reached, for those without JavaScript. */
function contactsOf({ name, street, area, region, phone, whatsapp, email }: PageSchool, title: string): string {
  const link = (href: string, text: string) => `<a href="${escaped(href)}">${escaped(text)}</a>`;
  const ways = [
    link(`tel:${phone}`, phone),
    ...(whatsapp === null ? [] : [link(`https://wa.me/${whatsapp.slice(1)}`, `WhatsApp ${whatsapp}`)]),
    link(`mailto:${email}`, email),
  ];
  const lines = [link('/', name), escaped([street, area, region].join(', ')), ...ways];
  return `<noscript><h1>${escaped(title)}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</noscript>`;
}

/**
 * A page with other content in its root. What the build has rendered there says what the first school says; the site's code, which finds
 * no `data-page`, renders it anew.
 */
function withContent(html: string, content: string): string {
  const from = html.indexOf('<div id="root"');
  if (from < 0) return html;
  const end = html.lastIndexOf('</div>', html.lastIndexOf('<noscript>'));
  return `${html.slice(0, from)}<div id="root">${content}${html.slice(end)}`;
}

/** The head's texts are put in whole, as they name the school's town and more. */
const withOwnWords = (html: string, now: PageSchool, { title, description }: HeadTexts): string =>
  withContent(html, contactsOf(now, title))
    .replace(/(<meta property="og:title" content=")[^"]*/g, (_, start: string) => start + escaped(title))
    .replace(
      /(<meta (?:name="description"|property="og:description") content=")[^"]*/g,
      (_, start: string) => start + escaped(description),
    )
    .replace(/<title>[^<]*/, () => `<title>${escaped(title)}`);

interface ShellWords {
  now: PageSchool;
  first: PageSchool;
  /** The head's texts with what the school says now. */
  headOf: (school: SentSchool) => HeadTexts;
}

/** A page as it was built, with what the school says of itself now. */
export function shellOf(html: string, { now, first, headOf }: ShellWords): string {
  const school = schoolToSend(now, first);
  const isBuilt = Object.keys(school).length === 0;
  const words = isBuilt ? html : withOwnWords(named(html, now, first), now, headOf(school));
  return words.replace('</body>', () => `${schoolElement(school)}</body>`);
}
