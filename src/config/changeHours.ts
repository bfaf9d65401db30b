import { sent } from './sentSchool';

/**
 * So many hours before a session begins (before its day, where it has no hour) guests can move or cancel it by themselves; the
 * server has the same number unless CHANGE_HOURS or the school says another. Apart from ./terms, as first loads have no room for its texts.
 */
export const changeHours = (): number => sent.change_hours ?? 24;
