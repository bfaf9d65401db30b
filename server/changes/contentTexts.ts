import * as v from 'valibot';
import { ended } from '../school/ended.ts';
import type { ListedRecord } from '../repositories/changes.ts';
import { rupiah } from '../school/rupiah.ts';

const Row = v.record(v.string(), v.unknown());
type Row = v.InferOutput<typeof Row>;

/** What a field is called, and how its values are shown; without that it is only said that it was changed. */
type Field = [label: string, shown?: (value: unknown) => string];

interface Thing {
  called: (row: Row) => string;
  fields: Record<string, Field>;
  /** A field that is true or false, and what it means. */
  state?: [field: string, yes: string, no: string];
}

const asIs = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'none';
};
const money = (value: unknown): string => (typeof value === 'number' ? rupiah(value) : 'none');
const name = ({ name: given }: Row): string => asIs(given);

const schoolFields: Thing['fields'] = {
  name: ['Name', asIs],
  brand: ['Short name', asIs],
  founded: ['Year of foundation', asIs],
  email: ['E-mail', asIs],
  phone: ['Phone', asIs],
  whatsapp: ['WhatsApp', asIs],
  street: ['Street', asIs],
  area: ['Area', asIs],
  region: ['Region', asIs],
  map_url: ['Map', asIs],
  photo_folder_url: ['Photo folder', asIs],
  instagram_url: ['Instagram', asIs],
  facebook_url: ['Facebook', asIs],
  youtube_url: ['YouTube', asIs],
  change_hours: ['Hours of free changes', asIs],
  reminder_at: ['Hour of reminders', asIs],
  texts: ['Texts'],
};

const things = new Map<string, Thing>([
  ['users', { called: name, fields: { name: ['Name', asIs], email: ['E-mail'], role: ['Role', asIs] } }],
  [
    'products',
    {
      called: name,
      fields: {
        name: ['Name', asIs],
        price: ['Price', money],
        product_category_id: ['Category'],
        days: ['Days', asIs],
        minutes: ['Minutes', asIs],
        min_people: ['Fewest people', asIs],
        max_people: ['Most people', asIs],
        level: ['Level', asIs],
        start_times: ['Start times', asIs],
        description: ['Description'],
        translations: ['Indonesian texts'],
        image_url: ['Picture'],
      },
    },
  ],
  [
    'product_categories',
    {
      called: (row) => `Category ${name(row)}`,
      fields: { name: ['Name', asIs], description: ['Description'], translations: ['Indonesian texts'] },
    },
  ],
  [
    'surf_spots',
    {
      called: name,
      fields: {
        name: ['Name', asIs],
        location: ['Location', asIs],
        difficulty_level: ['Level', asIs],
        meeting_point: ['Meeting point', asIs],
        location_url: ['Map'],
        description: ['Description'],
        translations: ['Indonesian texts'],
        image_url: ['Picture'],
      },
    },
  ],
  [
    'instructors',
    {
      called: name,
      fields: {
        name: ['Name', asIs],
        role: ['Role', asIs],
        languages: ['Languages', asIs],
        about: ['About'],
        translations: ['Indonesian texts'],
        image_url: ['Picture'],
      },
      state: ['is_active', 'active', 'not active'],
    },
  ],
  ['school', { called: () => 'The school', fields: schoolFields }],
  ['images', { called: () => 'A photo', fields: { image_url: ['Picture'] } }],
  [
    'videos',
    {
      called: ({ title }) => (title === null ? 'A video' : `Video ${asIs(title)}`),
      fields: { title: ['Title', asIs], video_url: ['Address', asIs] },
    },
  ],
  [
    'carousels',
    { called: () => 'A slide', fields: { image_url: ['Picture'] }, state: ['active', 'shown', 'not shown'] },
  ],
  ['testimonies', { called: (row) => `Review by ${name(row)}`, fields: {}, state: ['active', 'shown', 'not shown'] }],
]);

/** Within a sentence, all begin small but those who go by their name alone, as that is somebody's own. */
const within = ({ called }: Thing, row: Row): string =>
  called === name ? name(row) : called(row).replace(/^./, (first) => first.toLowerCase());
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function differences(thing: Thing, was: Row, is: Row): string[] {
  const { called, fields, state } = thing;
  const [isIt, yes, no] = state ?? [];
  const of = within(thing, was);
  return [
    ...Object.entries(fields)
      .filter(([field]) => !same(was[field], is[field]))
      .map(([field, [label, shown]]) =>
        shown ? ended(`${label} of ${of}: ${shown(was[field])} to ${shown(is[field])}`) : `${label} of ${of}: changed.`,
      ),
    ...(isIt !== undefined && was[isIt] !== is[isIt]
      ? [`${called(is)}: ${String(is[isIt] === true ? yes : no)}.`]
      : []),
  ];
}

/** What was changed of users, lessons, spots, instructors and the content of the site, in sentences; '' for nothing. */
export function contentText({ table, before, after }: ListedRecord): string {
  const thing = things.get(table);
  const [was, is] = [v.safeParse(Row, before), v.safeParse(Row, after)];
  if (!thing) return '';
  if (!was.success) return is.success ? `${thing.called(is.output)}: added.` : '';
  // What bookings name stays as a row, and leaves the lists.
  const isGone = !is.success || (was.output['deleted_at'] === null && is.output['deleted_at'] !== null);
  if (isGone) return `${thing.called(was.output)}: deleted.`;
  return differences(thing, was.output, is.output).join(' ');
}
