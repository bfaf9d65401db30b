/** Whether a text is a whole number in digits alone, from `least` to `most`. */
export const isWholeNumber = (text: string, least: number, most: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
