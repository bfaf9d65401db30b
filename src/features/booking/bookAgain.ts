import { type Booking, type ListProductsApiResponse, type Product, readPages, type SurfSpot } from '../../api';
import { searchOf } from '../../lib/searchOf';
import { type CartLine, cartProductOf } from '../../state';

interface Lists {
  lessons: (page: number, search: string) => Promise<ListProductsApiResponse>;
  spots: () => Promise<{ data: SurfSpot[] }>;
}

/** The lesson with a name, or undefined: a booking tells its lessons by their names alone. */
async function findByName({ lessons }: Lists, name: string): Promise<Product | undefined> {
  const search = searchOf(name);
  const find = (rows: Product[]) => rows.find((lesson) => lesson.name === name);
  const ask = async (page: number) => ({ data: await lessons(page, search) });
  const { rows } = await readPages(ask, { goesOn: (read) => !find(read) });
  return find(rows);
}

/**
 * The lessons, days, hours and people of a booking as lines of a cart, at today's prices. What is no longer offered is missing.
 * Fails when a list cannot be loaded.
 */
export async function linesOf({ booking_details, surf_spot_name }: Booking, lists: Lists): Promise<CartLine[]> {
  const names = [...new Set(booking_details.map(({ product_name }) => product_name))];
  const [spots, ...lessons] = await Promise.all([lists.spots(), ...names.map((name) => findByName(lists, name))]);
  const spot = spots.data.find(({ name }) => name === surf_spot_name) ?? spots.data[0];
  if (!spot) return [];
  return lessons.flatMap((lesson) => {
    if (!lesson) return [];
    const sessions = booking_details
      .filter(({ product_name }) => product_name === lesson.name)
      .map(({ reservation_date, person, sessions: [first] = [] }) => ({
        date: reservation_date,
        participants: person,
        ...(first?.start_time && { start_time: first.start_time }),
      }));
    return [{ product: cartProductOf(lesson), surfSpot: { id: spot.id }, sessions }];
  });
}
