import type { Booking, Product, SurfSpot } from '../../api';
import type { CartLine } from '../../state';

/** The contract's limits: of a search, and of the pages that are worth reading for one name. */
const MAX_SEARCH = 100;
const MAX_PAGES = 10;

interface Lists {
  lessons: (page: number, search: string) => Promise<{ data: Product[]; paging: { total_page: number } }>;
  spots: () => Promise<{ data: SurfSpot[] }>;
}

/** The lesson with a name, or undefined: a booking tells its lessons by their names alone. */
async function findByName({ lessons }: Lists, name: string): Promise<Product | undefined> {
  for (let page = 1, last = 1; page <= Math.min(last, MAX_PAGES); page += 1) {
    const { data, paging } = await lessons(page, name.trim().slice(0, MAX_SEARCH));
    const found = data.find((lesson) => lesson.name === name);
    if (found) return found;
    last = paging.total_page;
  }
  return undefined;
}

/**
 * The lessons, days and people of a booking as lines of a cart, at today's prices. What is no longer offered is missing.
 * Fails when a list cannot be loaded.
 */
export async function linesOf({ booking_details, surf_spot_name }: Booking, lists: Lists): Promise<CartLine[]> {
  const names = [...new Set(booking_details.map(({ product_name }) => product_name))];
  const [spots, ...lessons] = await Promise.all([lists.spots(), ...names.map((name) => findByName(lists, name))]);
  const spot = spots.data.find(({ name }) => name === surf_spot_name) ?? spots.data[0];
  if (!spot) return [];
  return lessons.flatMap((lesson) => {
    if (!lesson) return [];
    const { id, name, price } = lesson;
    const sessions = booking_details
      .filter(({ product_name }) => product_name === name)
      .map(({ reservation_date, person }) => ({ date: reservation_date, participants: person }));
    return [{ product: { id, name, price }, surfSpot: { id: spot.id }, sessions }];
  });
}
