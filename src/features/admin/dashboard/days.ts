/** The day `offset` days after `day` (YYYY-MM-DD). */
export function dayAfter(day: string, offset = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + offset);
  return date.toISOString().slice(0, 10);
}
