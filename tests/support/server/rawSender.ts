import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { assertDocumented, operation } from './contract.ts';
import type { Failure, TestApp } from './testApp.ts';

/** Fails unless an answer is a refusal with a message and without a stack; returns its body. */
export function assertRefusal(status: number, text: string): Failure {
  assert.ok(status >= 400 && status < 500, `${String(status)} ${text.slice(0, 200)}`);
  const body = JSON.parse(text) as Failure;
  assert.ok(body.message.length > 0);
  assert.ok(!('stack' in body));
  return body;
}

const urlOf = (path: string) => path.replace('{id}', randomUUID()).replace('{bookingCode}', 'ABCDEFGHJK');

export type Payload = string | Buffer | object | undefined;

export type Send = (
  operationId: string,
  payload: Payload,
  headers?: Record<string, string>,
  url?: string,
) => Promise<{ status: number; text: string }>;

/** Sends anything at all to an operation, as whoever may call it; at its own address the answer must be documented. */
export async function rawSender({ app, signIn }: TestApp): Promise<Send> {
  const { token } = await signIn('ADMIN');
  const { refreshToken } = await signIn('CUSTOMER');
  return async (operationId, payload, headers = {}, url) => {
    const { method, path, security } = operation(operationId);
    const bearer = security?.some((scheme) => 'refreshToken' in scheme) ? refreshToken : token;
    const response = await app.inject({
      method: method as 'GET',
      url: url ?? urlOf(path),
      headers: { authorization: `Bearer ${bearer}`, ...headers },
      ...(payload !== undefined && { payload }),
    });
    if (url === undefined) assertDocumented(operationId, response.statusCode, response.json());
    return { status: response.statusCode, text: response.body };
  };
}
