import { Buffer } from 'node:buffer';
import { randomInt } from 'node:crypto';
import { png } from '../../src/png.ts';
import { at } from '../../src/difference.ts';
import type { Call } from '../../src/publish/calls.ts';

const picture = (): Blob => new Blob([new Uint8Array(png(16, 16))], { type: 'image/png' });

/** Sends the requests of a collection from top to bottom, as Postman and Bruno do; returns those that were not answered as they should. */
export async function sendAll(calls: Call[], given: Record<string, string>): Promise<string[]> {
  const known = new Map(Object.entries(given));
  const filled = (text: string): string =>
    text.replace(/\{\{(\$?\w+)\}\}/g, (all, name: string) => {
      if (name === '$randomEmail') return `guest${String(randomInt(1e9))}@example.com`;
      if (name === '$randomInt') return String(randomInt(1e9));
      return known.get(name) ?? all;
    });
  const red: string[] = [];
  for (const call of calls) {
    const url = new URL(filled(`{{baseUrl}}${call.path}`));
    for (const { name, value, isRequired } of call.query) if (isRequired) url.searchParams.set(name, filled(value));
    const form = new FormData();
    const fields = call.body && 'form' in call.body ? call.body.form : [];
    for (const { name, value, isFile } of fields)
      if (isFile) form.append(name, picture(), 'picture.png');
      else if (value !== '') form.append(name, filled(value));
    const json = call.body && 'json' in call.body ? filled(call.body.json) : undefined;
    const response = await fetch(url, {
      method: call.method,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(call.token !== null && { authorization: `Bearer ${known.get(call.token) ?? ''}` }),
      },
      ...(json !== undefined && { body: json }),
      ...(fields.length > 0 && { body: form }),
    });
    const text = Buffer.from(await response.arrayBuffer()).toString();
    if (response.status !== call.status) {
      red.push(`${call.id}: ${String(response.status)} ${text.slice(0, 300)}`);
      continue;
    }
    for (const [name, path] of Object.entries(call.sets)) {
      const value = at(JSON.parse(text), path);
      if (typeof value === 'string') known.set(name, value);
    }
  }
  return red;
}
