import type { FullBooking, Product, Session, SurfSpot } from '../../../../../api';
import { inWordsOf } from '../../../../../lib/ownWords';

/** The lessons and surf spots as the school names them now; empty where nothing of them has to be said in another language. */
export interface NamedRows {
  lessons: readonly Product[];
  spots: readonly SurfSpot[];
}

/** What a session's lesson, surf spot and meeting point are called; without a meeting point it is at the school. */
export interface Named {
  lesson: string;
  spot: string | null;
  meetingPoint: string | null;
  /** Address of a map of the spot. */
  spotMap: string | null;
}

/** The session in the booking's lines, which tell where exactly it takes place. */
const bookedOf = ({ booking_details: lines }: FullBooking, { id }: Session) =>
  lines.flatMap(({ sessions = [] }) => sessions).find((one) => one.id === id);

/**
 * A session's names in a guest's language, as mails say them: what was booked under another name than that of now keeps it, as
 * the translation may say something else.
 */
export function namesIn(
  language: string,
  session: Session,
  booking: FullBooking,
  { lessons, spots }: NamedRows,
): Named {
  const { product_id, product_name, surf_spot_id, surf_spot_name } = session;
  const lesson = lessons.find(({ id, name }) => id === product_id && name === product_name);
  const spot = spots.find(({ id }) => id === surf_spot_id);
  const spotSaid = spot && inWordsOf(language, spot);
  const { meeting_point: meetingPoint = null, location_url: spotMap = null } = bookedOf(booking, session) ?? {};
  return {
    lesson: lesson ? inWordsOf(language, lesson).name : product_name,
    spot: spotSaid && spot.name === surf_spot_name ? spotSaid.name : surf_spot_name,
    meetingPoint: meetingPoint && (spotSaid?.meeting_point ?? meetingPoint),
    spotMap,
  };
}
