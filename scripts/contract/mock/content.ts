import { type Call, done, type Handler } from './call.ts';
import { contains, type ListQuery, paged } from './lists.ts';
import { keepPicture } from './pictures.ts';
import { conflict, notFound } from './refusal.ts';
import { type ContentName, type Fields, newId, now, type Row, type School } from './school.ts';

/** What is unlike the others in the rows of a list. */
interface Kind {
  /** As it is called in the names of operations, and by people. */
  one: string;
  label: string;
  /** Fields of a new row that its request may leave out. */
  usual: (school: School) => Fields;
  /** Fails where a new or changed row is not allowed. */
  check?: (school: School, fields: Fields, row?: Row) => void;
  /** Fails where a row must stay; else does what goes with its deletion. */
  remove?: (school: School, row: Row) => void;
}

const nameTaken = () => conflict('This category is already registered.', ['Product category already registered']);
const sameName = (a: unknown, b: unknown): boolean => String(a).toLowerCase() === String(b).toLowerCase();

const kinds: Record<ContentName, Kind> = {
  images: { one: 'Image', label: 'Photo', usual: () => ({ image_url: null }) },
  videos: { one: 'Video', label: 'Video', usual: () => ({ title: null }) },
  products: {
    one: 'Product',
    label: 'Lesson',
    usual: () => ({ description: null, image_url: null, created_at: now() }),
    check({ content }, { product_category_id: category }) {
      if (category !== undefined && !content['product-categories'].some(({ id }) => sameName(id, category)))
        throw notFound('Category');
    },
    remove({ bookings }, { id }) {
      for (const session of bookings.flatMap(({ sessions }) => sessions))
        if (session.product_id === id) session.product_id = null;
    },
  },
  'product-categories': {
    one: 'ProductCategory',
    label: 'Category',
    usual: () => ({ description: null }),
    check({ content }, { name }, row) {
      const others = content['product-categories'].filter((other) => other !== row);
      if (others.some((other) => sameName(other['name'], name))) throw nameTaken();
    },
    remove({ content }, { id }) {
      if (content.products.some((product) => product['product_category_id'] === id))
        throw conflict('This category has lessons.');
    },
  },
  carousels: { one: 'Carousel', label: 'Slide', usual: () => ({ image_url: null }) },
  testimonies: {
    one: 'Testimony',
    label: 'Review',
    usual: ({ level }) => ({ email: null, active: false, ...(level === 2 && { created_at: now(), decided: false }) }),
  },
  'surf-spots': {
    one: 'SurfSpot',
    label: 'Surf spot',
    usual: () => ({ location_url: null, image_url: null }),
    remove({ bookings }, { id }) {
      for (const booking of bookings) if (booking.surfSpotId === id) booking.surfSpotId = null;
    },
  },
};

/** A request's fields as they are stored: texts trimmed, blank ones null, files kept, 'true' of a form true. */
async function storedFields({ school, body }: Call, allowed: string[]): Promise<Fields> {
  const stored: Fields = {};
  for (const [name, value] of Object.entries(body as Fields)) {
    if (!allowed.includes(name)) continue;
    if (value instanceof Blob) stored[name] = await keepPicture(school.pictures, value);
    else if (name === 'active') stored[name] = value === true || value === 'true';
    else if (name.endsWith('_id')) stored[name] = String(value).toLowerCase();
    else stored[name] = typeof value === 'string' ? value.trim() || null : value;
  }
  return stored;
}

function rowOf({ school, params }: Call, name: ContentName): Row {
  const row = school.content[name].find(({ id }) => id === params['id']?.toLowerCase());
  if (!row) throw notFound(kinds[name].label);
  return row;
}

/** The fields that the body of an operation may have. */
const fieldsOf = (school: School, id: string): string[] =>
  Object.keys(school.operations.find((one) => one.id === id)?.body?.schema.properties ?? {});

function handlersOf(name: ContentName): Record<string, Handler> {
  const { one, usual, check, remove } = kinds[name];
  const create = `create${one}`;
  const update = `update${one}`;
  return {
    async [create](call: Call) {
      const { school } = call;
      const fields = await storedFields(call, fieldsOf(school, create));
      check?.(school, fields);
      const row = { id: newId(), ...usual(school), ...fields };
      school.content[name].push(row);
      return { data: row };
    },
    async [update](call: Call) {
      const { school } = call;
      rowOf(call, name);
      const fields = await storedFields(call, fieldsOf(school, update));
      const row = rowOf(call, name);
      check?.(school, fields, row);
      if ('image_url' in fields) school.pictures.delete(String(row['image_url']));
      return { data: Object.assign(row, fields, 'decided' in row && { decided: true }) };
    },
    [`delete${one}`](call: Call) {
      const { school } = call;
      const row = rowOf(call, name);
      remove?.(school, row);
      school.pictures.delete(String(row['image_url']));
      school.content[name].splice(school.content[name].indexOf(row), 1);
      return done;
    },
  };
}

const list =
  (name: ContentName, pick: (rows: Row[]) => Row[] = (rows) => rows): Handler =>
  ({ school, query }) => {
    const { search = '', ...rest } = query as ListQuery;
    const rows = pick(school.content[name]);
    return paged(search === '' ? rows : rows.filter((row) => contains(String(row['name']), search)), rest);
  };

const active = (rows: Row[]): Row[] => rows.filter((row) => row['active'] === true);
/** A review as everybody sees it. */
const ofPublic = ({ id, name, message }: Row): Row => ({ id, name, email: null, message, active: true });

/** What the school shows: photos, videos, lessons, their categories, slides, reviews and surf spots. */
export const contentHandlers: Record<string, Handler> = {
  ...handlersOf('images'),
  ...handlersOf('videos'),
  ...handlersOf('products'),
  ...handlersOf('product-categories'),
  ...handlersOf('carousels'),
  ...handlersOf('testimonies'),
  ...handlersOf('surf-spots'),
  listImages: list('images'),
  listVideos: list('videos'),
  listProducts: list('products'),
  listProductCategories: list('product-categories'),
  listSurfSpots: list('surf-spots'),
  listCarousels: list('carousels', active),
  searchCarousels: list('carousels'),
  listTestimonies: list('testimonies', (rows) => active(rows).toReversed().map(ofPublic)),
  searchTestimonies: list('testimonies', (rows) => rows.toReversed()),
};
