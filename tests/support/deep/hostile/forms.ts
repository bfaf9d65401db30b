import type { Random } from '../../server/fuzz/random.ts';
import type { PatternAttack } from './patterns.ts';

const paths = [
  '/api/testimonies',
  '/api/auth/register',
  '/api/auth/login',
  '/api/bookings',
  '/api/images',
  '/api/carousels',
  '/api/products',
  '/api/products/3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21',
  '/api/surf-spots',
  '/api/check-booking/7K3M9QXT2A',
  '/api/nothing',
  '/nothing',
  '/',
  '/public/x',
  '/payments/notifications',
  '/payments/simulator/x',
  '/healthz',
  '/readyz',
  '/docs',
  '/openapi.yaml',
];
const FILE = 'Content-Disposition: form-data; name="image_url"; filename="a.png"\r\nContent-Type: image/png';
const part = (head: string, content: string): string => `--b\r\n${head}\r\n\r\n${content}\r\n`;
const field = (name: string, content = 'x'): string => part(`Content-Disposition: form-data; name="${name}"`, content);

const bodies: ((random: Random) => string)[] = [
  () => part(FILE, 'x'.repeat(2_000_000)),
  (random) => part(FILE, 'x'.repeat(random.below(50_000))), // without an end
  () => `${part(FILE, 'x')}--b--\r\n`.repeat(3),
  () => `${Array.from({ length: 5000 }, (_, n) => field(`f${String(n)}`)).join('')}--b--\r\n`,
  () => `${part(FILE, 'x').repeat(3000)}--b--\r\n`,
  () => `${part(`${FILE}\r\nX-Long: ${'x'.repeat(300_000)}`, 'x')}--b--\r\n`,
  () => `${part(`${FILE}\r\n${'X: y\r\n'.repeat(5000)}X: z`, 'x')}--b--\r\n`,
  () =>
    `${part('Content-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=c', '--c\r\n\r\nx\r\n--c--').repeat(200)}--b--\r\n`,
  () => `${field('x'.repeat(100_000))}--b--\r\n`,
  () => `${field('message', 'x'.repeat(1_000_000))}--b--\r\n`,
  () => `${part(`${FILE}\r\nContent-Transfer-Encoding: base64`, '====')}--b--\r\n`,
  () => 'x'.repeat(1_000_000),
  () => '\r\n'.repeat(100_000),
  () => '--b\r\n'.repeat(50_000),
  () => `${'-'.repeat(100_000)}b`,
  () => '',
];
const types = [
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(5000)}`,
  'multipart/form-data; boundary="b',
  'Multipart/Form-Data; Boundary=b',
  'multipart/mixed; boundary=b',
  'multipart/form-data; boundary=b; boundary=c',
  'multipart/form-data;boundary=b;charset=x',
];

/** A malformed or forbidden form, to any address; `token` is a customer's. */
export function formAttack(token: string, random: Random): PatternAttack {
  return {
    method: random.of(['POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE']),
    path: random.of(paths),
    headers: { 'content-type': random.of(types), ...(random.chance(0.3) && { authorization: `Bearer ${token}` }) },
    body: Buffer.from(random.of(bodies)(random)),
  };
}
