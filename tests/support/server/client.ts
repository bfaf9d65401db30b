import assert from 'node:assert/strict';

const demoAdmin = { email: 'admin@surf.example', password: 'ombak-admin-2027' };

/** Signs in to a running server; returns its status. */
export const logInTo = (url: string, account: { email: string; password: string }): Promise<Response> =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });

/** The access token of an administrator, by default the demo school's. */
export async function adminToken(url: string, account = demoAdmin): Promise<string> {
  const answer = await logInTo(url, account);
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { data: { access_token: string } }).data.access_token;
}

/** Uploads a picture as a photo; returns the whole answer. */
export function uploadPhoto(url: string, token: string, file: Buffer): Promise<Response> {
  const body = new FormData();
  body.append('image_url', new Blob([new Uint8Array(file)]), 'wave.jpg');
  return fetch(`${url}/api/images`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
}
