/** How many dates one answer lists at most, both ends included (the contract's `listDays`). */
export const LISTED_DAYS = 92;
