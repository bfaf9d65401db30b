import dayjs from 'dayjs';

/** Date of an instant (ISO 8601) as 'DD MMM YYYY' on the visitor's clock (spec §9). */
export const formatInstantDate = (instant: string): string => dayjs(instant).format('DD MMM YYYY');

/** Time of an instant (ISO 8601) as 'HH:mm' on the visitor's clock (spec §9). */
export const formatInstantTime = (instant: string): string => dayjs(instant).format('HH:mm');
