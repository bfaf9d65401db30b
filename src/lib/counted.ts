import { msgid, ngettext } from 'ttag';

// Numbers with what they count: whole texts, as each language has its own plural forms.
export const peopleCounted = (count: number): string => ngettext(msgid`${count} person`, `${count} people`, count);
export const sessionsCounted = (count: number): string => ngettext(msgid`${count} session`, `${count} sessions`, count);
export const coursesCounted = (count: number): string => ngettext(msgid`${count} course`, `${count} courses`, count);
export const daysCounted = (count: number): string => ngettext(msgid`${count} day`, `${count} days`, count);
