/** '1 person', '3 people'. */
export const counted = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`;

/** '1 person', '12 people'. */
export const peopleText = (count: number): string => counted(count, 'person', 'people');
