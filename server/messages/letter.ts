import type { School } from '../contract.gen.ts';
import { escaped } from '../escaped.ts';
import { addressOf, phonesOf } from '../school/contacts.ts';
import { shownPhone } from '../school/phone.ts';
import type { Speech } from './speech.ts';

/** An address, and what stands for it where it can be tapped. */
interface Link {
  link: string;
  label: string;
}

/** A row of a table: a name, and its value in pieces. */
export type Fact = [name: string, ...value: (string | Link)[]];

/** A piece of a letter: a paragraph, a table, or a link. */
type Part = string | { facts: Fact[] } | Link;

/** What a message says, before it is written as text and as HTML. */
export interface Letter {
  subject: string;
  parts: Part[];
}

/** To whom a letter goes, who writes it, and in which language. */
export interface LetterOf {
  name: string;
  school: School;
  speech: Speech;
}

const FEW_LETTERS = /^.{1,40}$/u;
/**
 * What no name has: digits, what ends a sentence or looks like its dot in any script, what addresses have, and marks that change
 * the order in which a text is shown.
 */
const NO_NAME = /[\p{N}\p{Sentence_Terminal}\u00b7\u0387\u2027\u22c5\u30fb\u2e33\ua4f8@:\p{Bidi_Control}]/u;

/** 'Hello Sari Dewi,'. Anybody may give any text as a name with anybody's address, so one that is no name is left out. */
function greeting(name: string, { t }: Speech): string {
  const inOneLine = name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  // In the form in which a dot that is written in another way is a dot.
  const plain = inOneLine.normalize('NFKC');
  const isName = FEW_LETTERS.test(plain) && !NO_NAME.test(plain);
  return isName ? t`Hello ${inOneLine},` : t`Hello,`;
}

const contacts = ({ t }: Speech): string => t`Questions? Call or write to us:`;

const homeOf = (school: School): string => `${school.name}, ${addressOf(school)}`;

const signature = (school: School, speech: Speech): string[] => [
  `${contacts(speech)} ${[...phonesOf(school).map(shownPhone), school.email].join(', ')}`,
  homeOf(school),
];

const pieceAsText = (piece: string | Link): string => (typeof piece === 'string' ? piece : piece.link);

function partAsText(part: Part): string {
  if (typeof part === 'string') return part;
  if ('link' in part) return `${part.label}:\n${part.link}`;
  return part.facts.map(([name, ...value]) => `${name}: ${value.map(pieceAsText).join('')}`).join('\n');
}

/** The letter as plain text. */
export function asText({ parts }: Letter, { name, school, speech }: LetterOf): string {
  const end = ['-- ', ...signature(school, speech)].join('\n');
  return `${[greeting(name, speech), ...parts.map(partAsText), end].join('\n\n')}\n`;
}

// Styles stand at each element, as mail programs drop style sheets; colours are readable on the dark ground that some put below.
const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.5';
const SMALL = `${PARAGRAPH};font-size:14px;color:#4a5b60`;
const HEAD = 'margin:0 0 20px;font-size:20px;line-height:1.3;font-weight:bold;color:#0a5c6b';
const CELL = 'padding:8px 16px 8px 0;border-bottom:1px solid #d7e0e2;vertical-align:top;font-size:16px;line-height:1.4';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0a5c6b;color:#ffffff;text-decoration:none;font-weight:bold';

const linkTo = (address: string, text: string): string =>
  `<a href="${escaped(address)}" style="color:#0a5c6b">${escaped(text)}</a>`;

const pieceAsHtml = (piece: string | Link): string =>
  typeof piece === 'string' ? escaped(piece) : linkTo(piece.link, piece.label);

function partAsHtml(part: Part): string {
  // The school's own words and reasons may have several lines.
  if (typeof part === 'string') return `<p style="${PARAGRAPH}">${escaped(part).replaceAll('\n', '<br>')}</p>`;
  if ('link' in part)
    return `<p style="${PARAGRAPH}"><a href="${escaped(part.link)}" style="${BUTTON}">${escaped(part.label)}</a></p>`;
  const rows = part.facts.map(
    ([name, ...value]) =>
      `<tr><th scope="row" align="left" style="${CELL};font-weight:normal;color:#4a5b60">${escaped(name)}</th>` +
      `<td style="${CELL};overflow-wrap:anywhere">${value.map(pieceAsHtml).join('')}</td></tr>`,
  );
  return `<table cellspacing="0" style="border-collapse:collapse;margin:0 0 20px">${rows.join('')}</table>`;
}

/** The signature, in which a phone calls and an address writes. */
function signatureAsHtml(school: School, speech: Speech): string[] {
  const ways = [
    ...phonesOf(school).map((phone) => linkTo(`tel:${phone}`, shownPhone(phone))),
    linkTo(`mailto:${school.email}`, school.email),
  ];
  const lines = [`${escaped(contacts(speech))} ${ways.join(', ')}`, escaped(homeOf(school))];
  return lines.map((line) => `<p style="${SMALL}">${line}</p>`);
}

/** The letter as HTML that needs nothing from elsewhere. */
export function asHtml(letter: Letter, { name, school, speech }: LetterOf): string {
  return [
    `<!doctype html><html lang="${speech.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(letter.subject)}</title></head>`,
    '<body style="margin:0;padding:24px 16px;background:#f4f7f7;color:#12262b;font-family:system-ui,Segoe UI,Roboto,Arial,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff;overflow-wrap:break-word">',
    `<p style="${HEAD}">${escaped(school.name)}</p>`,
    `<p style="${PARAGRAPH}">${escaped(greeting(name, speech))}</p>`,
    ...letter.parts.map(partAsHtml),
    ...signatureAsHtml(school, speech),
    '</div></body></html>',
  ].join('\n');
}
