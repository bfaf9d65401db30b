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
  if (/(^|\/)404\.html$/.test(file)) return '*';
  const [, name = ''] = /(?:^|\/)pages(\/.*)\.html$/.exec(file) ?? [];
  return name === '/index' ? '/' : name;
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
 * The head's texts are put in whole, as they name the school's town and more. The content is left out: the build has rendered it with
 * what the first school says, and the site's code, which finds no `data-page`, renders it anew.
 */
function withOwnWords(html: string, now: PageSchool, { title, description }: HeadTexts): string {
  const attribute = (names: string, text: string): [RegExp, string] => [
    new RegExp(`(<meta (?:name|property)="(?:${names})" content=")[^"]*`, 'g'),
    escaped(text),
  ];
  return [attribute('og:title', title), attribute('description|og:description', description)]
    .reduce((text, [pattern, by]) => text.replace(pattern, (_, start: string) => start + by), html)
    .replace(/<title>[^<]*/, () => `<title>${escaped(title)}`)
    .replace(
      /<div id="root"[^<>]*>.*<\/div>(?=\s*<noscript>)/s,
      () => `<div id="root">${contactsOf(now, title)}</div>`,
    );
}

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
