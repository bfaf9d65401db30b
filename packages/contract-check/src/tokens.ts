/** A token that a backend must refuse, and how it was made. */
export interface Forgery {
  name: string;
  token: string;
}

const JWT_PARTS = 3;
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token with another character at a place. */
function changedAt(token: string, place: number): string {
  const other = token[place] === 'a' ? 'b' : 'a';
  return token.slice(0, place) + other + token.slice(place + 1);
}

/** What a part of a JWT says; undefined when the part is none. */
function decoded(part: string): object | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Changes to a valid token; those of a JWT only when it is one. */
export const forgeries = (token: string): Forgery[] =>
  // The token of an administrator may say that role already.
  changesOf(token).filter((forgery) => forgery.token !== token);

function changesOf(token: string): Forgery[] {
  // The last characters may hold bits that count for nothing.
  const NEAR_END = 6;
  const nearEnd = {
    name: 'a token with another character near its end',
    token: changedAt(token, token.length - NEAR_END),
  };
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  const [head, content] = [decoded(header), decoded(payload)];
  if (more.length > 0 || token.split('.').length !== JWT_PARTS || !head || !content) {
    const middle = changedAt(token, Math.floor(token.length / 2));
    return [nearEnd, { name: 'a token with another character in the middle', token: middle }];
  }
  const raised = encoded({ ...content, role: 'ADMIN' });
  const unsigned = encoded({ ...head, alg: 'none' });
  return [
    nearEnd,
    { name: 'a token whose content was made that of an administrator', token: `${header}.${raised}.${signature}` },
    { name: "a token with the algorithm 'none' and no signature", token: `${unsigned}.${payload}.` },
  ];
}
