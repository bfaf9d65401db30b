import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { listOf } from '../../../../support/web/factories';
import { server } from '../../../../support/web/server';

const lists = ['carousels', 'images', 'videos', 'testimonies', 'products', 'product-categories'] as const;
type List = (typeof lists)[number];

/** Answers every list of the home page: with the rows given, else with none. */
export function answerHome(rows: Partial<Record<List, JsonBodyType[]>> = {}): void {
  server.use(...lists.map((list) => http.get(`*/api/${list}`, () => HttpResponse.json(listOf(rows[list] ?? [])))));
}

/** Lets every list fail, each in a way of its own. */
export function failHome(): void {
  const broken = () => HttpResponse.json({ message: 'On fire' }, { status: 500 });
  const silent = () => HttpResponse.error();
  const foreign = () => new HttpResponse('<html>proxy</html>', { headers: { 'content-type': 'text/html' } });
  const ways = [broken, silent, foreign];
  server.use(...lists.map((list, index) => http.get(`*/api/${list}`, ways[index % ways.length] ?? broken)));
}

/** No list answers within the test. */
export function stallHome(): void {
  server.use(
    ...lists.map((list) =>
      http.get(`*/api/${list}`, async () => {
        await delay('infinite');
      }),
    ),
  );
}
