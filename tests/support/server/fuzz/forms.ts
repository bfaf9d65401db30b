import type { Schema } from '../../../../packages/contract-check/src/document.ts';
import { isFile } from '../../../../packages/contract-check/src/bodies.ts';
import type { Random } from './random.ts';
import { asText, oddText, type Value } from './values.ts';

const filenames = ['a.png', '', '../../a.png', 'a\u0000.png', 'x'.repeat(3000), '🏄.svg', 'a";name="b', 'CON', '.'];
const fileTypes = [
  'image/png',
  'image/svg+xml',
  'text/html',
  'application/octet-stream',
  '',
  'x'.repeat(200),
  'image/png; a=b',
];

/** A picture, or a file that pretends to be one. */
function fileOf(pictures: Buffer[], random: Random): Buffer {
  const picture = random.of(pictures);
  if (random.chance(0.3)) return picture;
  const flipped = Buffer.from(picture);
  for (let n = 0; n < 5; n += 1) flipped[random.below(flipped.length)] = random.below(256);
  return random.of([
    flipped,
    picture.subarray(0, random.below(picture.length)),
    Buffer.alloc(0),
    random.bytes(100),
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
    ),
    Buffer.from('GIF89a'),
    Buffer.concat([picture, random.bytes(50)]),
    Buffer.from('%PDF-1.4'),
  ]);
}

/** A form with these fields; files where the contract has them, and sometimes where not. */
export function formOf(
  value: Value,
  schema: Schema,
  pictures: Buffer[],
  random: Random,
): { type: string; body: Buffer } {
  const boundary = `----fuzz${String(random.below(1e9))}`;
  const parts: Buffer[] = [];
  const add = (head: string, content: Buffer) =>
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n'));
  const addText = (name: string, text: string) =>
    add(`Content-Disposition: form-data; name="${name}"`, Buffer.from(text));
  const addFile = (name: string) => {
    const type = random.of(fileTypes);
    const disposition = `Content-Disposition: form-data; name="${name}"; filename="${random.of(filenames)}"`;
    add(type === '' ? disposition : `${disposition}\r\nContent-Type: ${type}`, fileOf(pictures, random));
  };
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [['', value] as const];
  for (const [name, field] of fields) {
    const part = schema.properties?.[name];
    if (field === undefined) continue;
    if ((part && isFile(part)) !== random.chance(0.08)) addFile(name);
    else addText(name, asText(field));
  }
  if (random.chance(0.05)) for (let n = 0; n < 30; n += 1) addText(`field${String(n)}`, 'x');
  if (random.chance(0.05)) addFile('image_url');
  if (random.chance(0.05)) add('Content-Disposition: form-data', Buffer.from(oddText(random)));
  if (random.chance(0.05)) add(`Content-Disposition: form-data; name="__proto__"`, Buffer.from('x'));
  if (random.chance(0.05))
    add(random.of(['', ':', 'x', 'Content-Type: multipart/mixed; boundary=y']), random.bytes(20));
  if (!random.chance(0.05)) parts.push(Buffer.from(`--${boundary}--\r\n`));
  const whole = Buffer.concat(parts);
  const body = random.chance(0.05) ? whole.subarray(0, random.below(whole.length)) : whole;
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}
