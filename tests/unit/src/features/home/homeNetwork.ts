import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { homeCalls } from '../../../../../src/app/renderedFrom';
import { listOf } from '../../../../support/web/factories';
import { server } from '../../../../support/web/server';

/** The lists of the home page: those that it asks for at once, and the videos, which come with their dialog. */
const lists = [...homeCalls.map((call) => call.replace(/^\/api\/|\?.*/g, '')), 'videos'];

/** Answers every list of the home page: with the rows given by its name, such as 'product-categories', else with none. */
export function answerHome(rows: Record<string, JsonBodyType[]> = {}): void {
  const unknown = Object.keys(rows).filter((list) => !lists.includes(list));
  if (unknown.length > 0) throw new Error(`The home page does not ask for ${unknown.join(', ')}.`);
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

/** Every list answers with the same body, whatever its shape. */
export const answerHomeWith = (body: JsonBodyType): void =>
  server.use(...lists.map((list) => http.get(`*/api/${list}`, () => HttpResponse.json(body))));

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
