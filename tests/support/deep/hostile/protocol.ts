import type { Random } from '../../server/fuzz/random.ts';

/** Bytes that are not a valid HTTP request, and what is wrong with them. */
export interface Hostile {
  name: string;
  bytes: Buffer;
}

const paths = ['/api/products', '/api/auth/login', '/api/nothing', '/api/bookings', '/', '/public/x', '/healthz'];
const methods = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'G\u0000T',
];
const HOST = 'Host: 127.0.0.1';
const JSON_TYPE = 'Content-Type: application/json';
const BODY = '{"email":"a@b.example","password":"x"}';

const request = (line: string, headers: string[], body = ''): string =>
  `${line}\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n${body}`;
const post = (headers: string[], body: string): string =>
  request('POST /api/auth/login HTTP/1.1', [HOST, JSON_TYPE, ...headers], body);
const get = (path: string, ...headers: string[]): string => request(`GET ${path} HTTP/1.1`, [HOST, ...headers]);

const kinds: Record<string, (random: Random) => string> = {
  'a malformed request line': (random) =>
    request(
      random.of([
        'GET',
        'GET /api/products',
        'GET  /api/products HTTP/1.1',
        ' GET /api/products HTTP/1.1',
        'GET /api/products HTTP/1.2',
        'GET /api/products HTTP/9.9',
        'GET /api/products http/1.1',
        'GET /api/products HTTP/1.1 x',
        'GET\t/api/products\tHTTP/1.1',
        '/api/products',
        '',
        '\u0000',
        'GET /api/products HTTP/',
        'GET /api/products HTTP/1.1\r',
        '\x16\x03\x01\x02\x00\x01\x00',
      ]),
      [HOST],
    ),
  'another protocol': (random) =>
    random.of([
      'GET /api/products\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      'EHLO x\r\n',
      '*1\r\n$4\r\nPING\r\n',
      'GET /api/products HTTP/1.0\r\n\r\n',
      '{"a":1}\n',
    ]),
  'another method': (random) =>
    request(`${random.of(methods)} ${random.of(paths)} HTTP/1.1`, [HOST, 'Content-Length: 0']),
  'a target that is no path': (random) =>
    get(
      random.of([
        'http://evil.example/api/products',
        'https://127.0.0.1/api/products',
        '//evil.example/api/products',
        '*',
        '127.0.0.1:80',
        '/api/../../etc/passwd',
        '/api/%2e%2e/%2e%2e/etc/passwd',
        '/public/..%2f..%2fpackage.json',
        '/%',
        '/%00',
        '/\u0000',
        '/api/products#x',
        `/${'a/'.repeat(5000)}`,
        `/api/products?${'a=b&'.repeat(3000)}`,
        `/api/products?search=${'%41'.repeat(4000)}`,
        '/\\..\\..',
        '?',
      ]),
    ),
  'headers that are too long': (random) =>
    get(random.of(paths), `X-Long: ${'x'.repeat(random.of([8000, 16_000, 17_000, 200_000]))}`),
  'too many headers': (random) =>
    get(
      random.of(paths),
      ...Array.from({ length: random.of([100, 1000, 3000]) }, (_, n) => `X-${String(n)}: ${String(n)}`),
    ),
  'a header that is none': (random) =>
    get(
      random.of(paths),
      random.of([
        'no colon',
        ': x',
        ' Folded: x',
        'X : y',
        'X: \u0000',
        'X: a\rb',
        'X: a\nY: b',
        '\u0000: x',
        'X\u00e9: y',
        'Content-Length: x',
        'Host:',
        'Authorization:',
      ]),
    ),
  'headers twice': (random) =>
    get(
      random.of(paths),
      ...random.of([
        ['Host: other'],
        ['Authorization: Bearer a', 'Authorization: Bearer b'],
        ['Content-Type: text/plain', JSON_TYPE],
        ['Content-Length: 0', 'Content-Length: 5'],
        ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
        ['Origin: a', 'Origin: b'],
        ['Accept: a', 'Accept: b', 'Cookie: a', 'Cookie: b', 'If-None-Match: a', 'If-None-Match: b'],
      ]),
    ),
  'a host that is none': (random) =>
    request(
      'GET /api/products HTTP/1.1',
      random.of([[], ['Host: '], ['Host: a b'], ['Host: evil.example@127.0.0.1'], [`Host: ${'x'.repeat(5000)}`]]),
    ),
  'a length that is a lie': (random) =>
    post(
      [
        `Content-Length: ${random.of(['0', '5', '1000', '99999999999', '-1', '1e3', '0x20', '+38', '38, 38', ' ', '38 '])}`,
      ],
      BODY,
    ),
  'chunks that are none': (random) =>
    post(
      ['Transfer-Encoding: chunked'],
      random.of([
        `26\r\n${BODY}\r\n0\r\n\r\n`,
        `26\r\n${BODY}`,
        `ffffffffffffffffff\r\n${BODY}`,
        `-1\r\n${BODY}\r\n0\r\n\r\n`,
        `zz\r\n${BODY}`,
        `26;${'x'.repeat(50_000)}\r\n${BODY}`,
        `26\n${BODY}\n0\n\n`,
        `0x26\r\n${BODY}\r\n0\r\n\r\n`,
        `1\r\n${BODY}\r\n0\r\n\r\n`,
        `${'1\r\n{\r\n'.repeat(3000)}0\r\n\r\n`,
        `0\r\n${'T: x\r\n'.repeat(5000)}\r\n`,
      ]),
    ),
  'a length and chunks': () => post(['Content-Length: 4', 'Transfer-Encoding: chunked'], `26\r\n${BODY}\r\n0\r\n\r\n`),
  'an odd transfer': (random) =>
    post(
      [
        `Transfer-Encoding: ${random.of(['gzip', 'chunked, chunked', 'xchunked', 'chunked ', 'identity', 'gzip, chunked'])}`,
      ],
      `26\r\n${BODY}\r\n0\r\n\r\n`,
    ),
  'many at once': (random) => get(random.of(paths)).repeat(random.of([2, 20, 100])),
  'one inside another': () => post(['Content-Length: 38'], `${BODY}${get('/api/users')}`),
  'a wish for another protocol': (random) =>
    get(
      random.of(paths),
      'Connection: Upgrade',
      `Upgrade: ${random.of(['websocket', 'h2c', 'TLS/1.0', 'x'])}`,
      'HTTP2-Settings: AAMAAABk',
      'Sec-WebSocket-Key: x',
    ),
  'an expectation': (random) =>
    post([`Expect: ${random.of(['100-continue', '200-ok', 'x', '100-continue, x'])}`, 'Content-Length: 38'], BODY),
  'a compressed body': (random) =>
    post([`Content-Encoding: ${random.of(['gzip', 'br', 'x'])}`, 'Content-Length: 38'], BODY),
  'a range': (random) =>
    get('/', `Range: bytes=${random.of(['0-', '-1', '9-1', '0-0,1-1', `${'0-,'.repeat(1000)}0-`])}`),
  noise: (random) => random.bytes(random.below(2000)).toString('latin1'),
};

const names = Object.keys(kinds);

/** Random bytes that break the rules of HTTP. */
export function protocolAttack(random: Random): Hostile {
  const name = random.of(names);
  return { name, bytes: Buffer.from(kinds[name]?.(random) ?? '', 'latin1') };
}
