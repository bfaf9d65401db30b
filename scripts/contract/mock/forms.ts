import { badRequest } from './refusal.ts';
import type { Fields } from './school.ts';

const CRLF = '\r\n';
const BLANK = Buffer.from(CRLF + CRLF);

const malformed = (): Error => badRequest(['body is not a valid form']);

/** A field of a form: its name, and its text or its file. */
function partOf(bytes: Buffer): [string, string | Blob] {
  const at = bytes.indexOf(BLANK);
  const head = bytes.toString('utf8', 0, Math.max(0, at));
  const name = /^content-disposition:.*?[; ]name="([^"]*)"/im.exec(head)?.[1];
  if (at < 0 || name === undefined) throw malformed();
  const content = bytes.subarray(at + BLANK.length);
  const isFile = /^content-disposition:.*;\s*filename\*?=/im.test(head);
  return [name, isFile ? new Blob([new Uint8Array(content)]) : content.toString('utf8')];
}

/** The fields of a form as it was sent; 400 when it breaks off. */
export function parsedForm(bytes: Buffer, type: string): Fields {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = `${CRLF}--${quoted ?? plain ?? ''}`;
  const body = Buffer.concat([Buffer.from(CRLF), bytes]);
  const fields: Fields = {};
  let from = body.indexOf(boundary);
  while (from >= 0) {
    const start = from + boundary.length;
    if (body.toString('latin1', start, start + 2) === '--') return fields;
    from = body.indexOf(boundary, start);
    if (from < 0) break;
    const [name, value] = partOf(body.subarray(start + CRLF.length, from));
    fields[name] = value;
  }
  throw malformed();
}
