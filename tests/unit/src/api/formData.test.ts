import { adminApi as api } from '../../../../src/api';
import { toFormData } from '../../../../src/api/formData';
import { mockCall } from '../../../support/web/network';
import { makeStore, signedInSession } from '../../../support/web/store';

const picture = new File(['pixels'], 'my wave é.png', { type: 'image/png' });

const entries = (form: FormData) => Object.fromEntries(form.entries());

describe('toFormData', () => {
  test('writes texts, numbers and truth values as texts', () => {
    expect(entries(toFormData({ name: 'Ayu', price: 350_000, zero: 0, active: false }))).toEqual({
      name: 'Ayu',
      price: '350000',
      zero: '0',
      active: 'false',
    });
  });

  test('leaves out what is undefined, and sends null and an empty text as an empty field', () => {
    expect(entries(toFormData({ a: undefined, b: null, c: '', d: 'd' }))).toEqual({ b: '', c: '', d: 'd' });
  });

  test('repeats the field of a list', () => {
    const form = toFormData({ start_times: ['07:00', '09:30'], none: [''] });
    expect([form.getAll('start_times'), form.getAll('none')]).toEqual([['07:00', '09:30'], ['']]);
  });

  test('keeps the name, type and content of a file', async () => {
    const file = toFormData({ image_url: picture }).get('image_url') as File;
    expect([file.name, file.type, await file.text()]).toEqual(['my wave é.png', 'image/png', 'pixels']);
  });

  test('gives a nameless picture a name', () => {
    const file = toFormData({ image_url: new Blob(['x'], { type: 'image/png' }) }).get('image_url') as File;
    expect([file.name, file.type]).toEqual(['image', 'image/png']);
  });
});

describe('a multipart operation sends a form', () => {
  const { endpoints } = api;
  const row = { data: { id: '1' } };

  /** What a call sends: [method and path, fields], with a file as its name, type and content. */
  async function sent(method: 'post' | 'put', path: string, run: (store: ReturnType<typeof makeStore>) => unknown) {
    const calls = mockCall(method, path, { json: row });
    await run(makeStore({ session: signedInSession() }));
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer access-1');
    const fields: Record<string, unknown> = {};
    for (const [name, value] of (calls[0]?.body as FormData).entries()) {
      fields[name] = value instanceof File ? [value.name, value.type, await value.text()] : value;
    }
    return fields;
  }
  const file = ['my wave é.png', 'image/png', 'pixels'];
  const spot = {
    name: 'Kuta',
    location: 'Bali',
    difficulty_level: 'BEGINNER' as const,
    description: 'Soft',
    location_url: 'https://maps.example/kuta',
  };

  test('createImage', async () => {
    const createImageRequest = { image_url: picture };
    const fields = await sent('post', '/api/images', (store) =>
      store.dispatch(endpoints.createImage.initiate({ createImageRequest })),
    );
    expect(fields).toEqual({ image_url: file });
  });

  test('updateImage, without the picture when there is no new one', async () => {
    const update = (image_url?: File) =>
      sent('put', '/api/images/1', (store) =>
        store.dispatch(endpoints.updateImage.initiate({ id: '1', updateImageRequest: { image_url } })),
      );
    expect(await update(picture)).toEqual({ image_url: file });
  });

  test('createProduct', async () => {
    const createProductRequest = {
      product_category_id: 'c1',
      name: 'Lesson',
      price: 350_000,
      image_url: picture,
    };
    const fields = await sent('post', '/api/products', (store) =>
      store.dispatch(endpoints.createProduct.initiate({ createProductRequest })),
    );
    expect(fields).toEqual({ product_category_id: 'c1', name: 'Lesson', price: '350000', image_url: file });
  });

  test('updateProduct', async () => {
    const updateProductRequest = { name: 'Lesson', price: 0, description: undefined, image_url: undefined };
    const fields = await sent('put', '/api/products/1', (store) =>
      store.dispatch(endpoints.updateProduct.initiate({ id: '1', updateProductRequest })),
    );
    expect(fields).toEqual({ name: 'Lesson', price: '0' });
  });

  test('createCarousel', async () => {
    const createCarouselRequest = { image_url: picture, active: 'true' as const };
    const fields = await sent('post', '/api/carousels', (store) =>
      store.dispatch(endpoints.createCarousel.initiate({ createCarouselRequest })),
    );
    expect(fields).toEqual({ image_url: file, active: 'true' });
  });

  test('updateCarousel', async () => {
    const fields = await sent('put', '/api/carousels/1', (store) =>
      store.dispatch(endpoints.updateCarousel.initiate({ id: '1', updateCarouselRequest: { active: 'false' } })),
    );
    expect(fields).toEqual({ active: 'false' });
  });

  test('createSurfSpot, with a file or with an address', async () => {
    const create = (image_url: File | string) =>
      sent('post', '/api/surf-spots', (store) =>
        store.dispatch(endpoints.createSurfSpot.initiate({ createSurfSpotRequest: { ...spot, image_url } })),
      );
    expect(await create(picture)).toEqual({ ...spot, image_url: file });
    expect(await create('https://cdn.example/a.png')).toEqual({ ...spot, image_url: 'https://cdn.example/a.png' });
  });

  test('updateSurfSpot, an emptied text included', async () => {
    const fields = await sent('put', '/api/surf-spots/1', (store) =>
      store.dispatch(
        endpoints.updateSurfSpot.initiate({ id: '1', updateSurfSpotRequest: { ...spot, location_url: '' } }),
      ),
    );
    expect(fields).toEqual({ ...spot, location_url: '' });
  });
});
