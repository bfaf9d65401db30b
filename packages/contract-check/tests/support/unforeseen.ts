import type { Asked, Given } from './proxy.ts';

type Field = string | number | null;
type Fields = Record<string, Field>;
const textOf = ({ body }: Asked): string => Buffer.from(body, 'latin1').toString();
const fieldsOf = (asked: Asked): Fields => JSON.parse(textOf(asked)) as Fields;
const fails = (given: Given): void => {
  Object.assign(given, { status: 500, body: { message: 'Something went wrong.' } });
};

/** One way in which a backend fails at requests that nobody wrote down beforehand. */
interface Unforeseen {
  name: string;
  operation: string;
  kind: string;
  /** One of each kind, at an operation that is checked quickly; the deep tests have them all. */
  isQuick?: true;
  give: (given: Given, asked: Asked) => void;
  difference: RegExp;
  /** What the curl command of the smallest request has. */
  smallest: RegExp;
}

/** As a JSON body is sent by curl. */
const sends = (...texts: string[]): RegExp => new RegExp(`--data-raw '(${texts.join('|')})'`, 'u');

export const unforeseen: Unforeseen[] = [
  {
    name: 'signs beyond the first 65536 give 500',
    operation: 'createVideo',
    kind: 'any valid body',
    isQuick: true,
    give: (given, asked) => {
      if (/[\u{10000}-\u{10ffff}]/u.test(textOf(asked))) fails(given);
    },
    difference: /^status: 201, 500 /,
    smallest: sends(
      '\\{"video_url":"🏄"\\}',
      '\\{"video_url":"a","title":"🏄"\\}',
      '\\{"contract_check":"🏄","video_url":"a"\\}',
    ),
  },
  {
    name: 'texts are cut after 255 characters',
    operation: 'createProductCategory',
    kind: 'any valid body',
    give: ({ body }) => {
      const row = body.data as Fields | undefined;
      if (typeof row?.['description'] === 'string') row['description'] = row['description'].slice(0, 255);
    },
    difference: /^data\.description: "a+…?, "a+/,
    smallest: sends('\\{"name":"a","description":"a{256}"\\}'),
  },
  {
    name: 'a blank within the name gives 500',
    operation: 'updateProductCategory',
    kind: 'any valid body',
    give: (given, asked) => {
      if (/\S +\S/.test(String(fieldsOf(asked)['name']))) fails(given);
    },
    difference: /^status: 200 or 409, 500 /,
    smallest: sends('\\{"name":" ?a a"\\}'),
  },
  {
    name: 'null in an optional field gives 500',
    operation: 'createProductCategory',
    kind: 'any valid body',
    give: (given, asked) => {
      if (fieldsOf(asked)['description'] === null) fails(given);
    },
    difference: /^status: 201 or 409, 500 /,
    smallest: sends('\\{"name":"a","description":null\\}'),
  },
  {
    name: 'a price above 2^24 gives 500',
    operation: 'createProduct',
    kind: 'any valid body',
    give: (given, asked) => {
      if (Number(/name="price"\s+(\d+)/.exec(asked.body)?.[1]) > 2 ** 24) fails(given);
    },
    difference: /^status: 201, 500 /,
    smallest: /--form-string 'price=16777217'/,
  },
  {
    name: 'fields that the contract does not know are refused',
    operation: 'updateTestimony',
    kind: 'any valid body',
    give: (given, asked) => {
      if (Object.keys(fieldsOf(asked)).some((name) => name !== 'active'))
        Object.assign(given, { status: 400, body: { message: 'No.' } });
    },
    difference: /^status: 200, 400 /,
    smallest: sends('\\{"[^"]*":null,"active":false\\}'),
  },
  {
    name: 'more than 64 people give 500',
    operation: 'createCounterBooking',
    kind: 'any valid body',
    give: (given, asked) => {
      if (/"person":(6[5-9]|[789]\d|100)/.test(asked.body)) fails(given);
    },
    difference: /^status: 201 or 409, 500 /,
    smallest: /"booking_details":\[\{[^}]*"person":65\}\]/,
  },
  {
    name: 'a number is taken for a text',
    operation: 'updateVideo',
    kind: 'any faulty body',
    isQuick: true,
    give: (given, asked) => {
      if (given.status !== 400 || !/"title":-?\d+[,}]/.test(asked.body)) return;
      Object.assign(given, { status: 200, body: { data: {} } });
    },
    difference: /^status: 400 or 413 or 415, 200/,
    smallest: /"title":0\}/,
  },
  {
    name: 'an apostrophe in a search gives 500',
    operation: 'listProducts',
    kind: 'any query',
    give: (given, { url: { searchParams } }) => {
      if (searchParams.get('search')?.includes("'")) fails(given);
    },
    difference: /^status: 200( or 400)?, 500 /,
    smallest: /\?search=%27'/,
  },
  {
    name: 'the second page counts its own rows',
    operation: 'listVideos',
    kind: 'any query',
    isQuick: true,
    give: ({ body }, { url: { searchParams } }) => {
      if (Number(searchParams.get('page')) > 1) Object.assign(body['paging'] as object, { page: 1 });
    },
    difference: /^paging\.page: 2, 1/,
    smallest: /\?page=2'/,
  },
  {
    name: 'an id that is none gives 500',
    operation: 'deleteVideo',
    kind: 'any other path',
    isQuick: true,
    give: (given, { url: { pathname } }) => {
      if (!/[0-9a-f-]{36}$/.test(pathname)) fails(given);
    },
    difference: /^status: 400 or 404, 500 /,
    smallest: /\/api\/videos\/a'/,
  },
];
