import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { operations } from '../../../support/server/contract.ts';
import { assertRefusal, type Payload, rawSender } from '../../../support/server/rawSender.ts';
import { openSchool, picture } from '../../../support/server/school.ts';
import { form, makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const school = await openSchool(test);
const send = await rawSender(test);

const forms: Record<string, Record<string, string>> = {
  createImage: {},
  updateImage: {},
  createProduct: { product_category_id: school.categoryId, name: 'A', price: '1000', description: 'B' },
  updateProduct: { product_category_id: school.categoryId, name: 'A', price: '1000', description: 'B' },
  createCarousel: { active: 'true' },
  updateCarousel: { active: 'true' },
  createSurfSpot: {
    name: 'A',
    location: 'B',
    difficulty_level: 'BEGINNER',
    description: 'C',
    location_url: 'https://a.b',
  },
  createInstructor: { name: 'A' },
  updateInstructor: { name: 'A' },
  updateSurfSpot: {
    name: 'A',
    location: 'B',
    difficulty_level: 'BEGINNER',
    description: 'C',
    location_url: 'https://a.b',
  },
};

describe('bad forms', () => {
  it('are tried on every operation that takes one', () => {
    const taking = operations.filter(({ requestBody }) => requestBody?.content['multipart/form-data']);
    assert.deepEqual(taking.map(({ operationId }) => operationId).sort(), Object.keys(forms).sort());
  });
  const sendForm = async (operationId: string, data: FormData) => {
    const encoded = new Response(data);
    const type = encoded.headers.get('content-type') ?? '';
    return send(operationId, Buffer.from(await encoded.arrayBuffer()), { 'content-type': type });
  };
  for (const [operationId, fields] of Object.entries(forms)) {
    it(operationId, async () => {
      const file = await picture();
      const boundary = 'multipart/form-data; boundary=b';
      const raw: [Payload, string][] = [
        [{}, 'application/json'],
        ['a=b', 'application/x-www-form-urlencoded'],
        ['x', 'multipart/form-data'],
        ['', boundary],
        ['--b\r\n', boundary],
        ['--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nhalf', boundary],
        ['--b\r\nContent-Disposition: form-data; name="image_url"; filename="a.png"\r\n\r\nhalf', boundary],
        ['--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--', boundary],
        [
          '--b\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: application/json\r\n\r\n{\r\n--b--',
          boundary,
        ],
        ['no boundary in here at all', boundary],
      ];
      for (const [payload, type] of raw) {
        const { status, text } = await send(operationId, payload, { 'content-type': type });
        assertRefusal(status, text);
      }
      const bad: Record<string, (string | Buffer)[]> = {
        ...Object.fromEntries(
          Object.keys(fields)
            .filter((field) => field !== 'description' || operationId.endsWith('Spot'))
            .map((field) => [field, ['', ' ', 'a\u0000b', 'x'.repeat(70_000), file]]),
        ),
        ...('price' in fields && { price: ['free', '-1', '1.5', '1e99', '99999999999', 'NaN', ''] }),
        image_url: ['', 'a text', 'javascript:alert(1)', Buffer.alloc(0), Buffer.from('not an image')],
      };
      for (const [field, values] of Object.entries(bad)) {
        for (const value of values) {
          const { status, text } = await sendForm(operationId, form({ ...fields, image_url: file, [field]: value }));
          assertRefusal(status, text);
        }
      }
      for (const field of Object.keys(fields).filter((name) => name !== 'description')) {
        const without = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));
        if (!operationId.startsWith('create')) continue;
        const { status, text } = await sendForm(operationId, form({ ...without, image_url: file }));
        assertRefusal(status, text);
      }
    });
  }
});
