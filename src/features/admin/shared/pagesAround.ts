/** The page numbers to offer around `page`: the first, the last and the near ones; null stands for a gap. */
export function pagesAround(page: number, total: number): (number | null)[] {
  const shown = Array.from({ length: total }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === total || Math.abs(number - page) <= 2,
  );
  return shown.flatMap((number, index) =>
    index > 0 && number - (shown[index - 1] ?? 0) > 1 ? [null, number] : number,
  );
}
