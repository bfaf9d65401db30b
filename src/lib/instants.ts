import dayjs from 'dayjs';
import { language, SOURCE_LANGUAGE } from './language';
import { once } from './once';

const month = once(() => new Intl.DateTimeFormat(language, { month: 'short' }));

/** Date of an instant (ISO 8601) as 'DD MMM YYYY' on the visitor's clock (spec §9), with the month in the site's language. */
export function formatInstantDate(instant: string): string {
  const date = dayjs(instant);
  const isTranslated = language !== SOURCE_LANGUAGE && date.isValid();
  return date.format(isTranslated ? `DD [${month().format(date.toDate())}] YYYY` : 'DD MMM YYYY');
}

/** Time of an instant (ISO 8601) as 'HH:mm' on the visitor's clock (spec §9). */
export const formatInstantTime = (instant: string): string => dayjs(instant).format('HH:mm');
