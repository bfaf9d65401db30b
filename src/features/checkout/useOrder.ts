import { nameShown, useCurrentPrices, useSchoolDays } from '../../api';
import { goneText } from '../../lib/lessonGone';
import { peopleProblem } from '../../lib/peopleProblem';
import { startTimeProblem } from '../../lib/startTimes';
import { type CartLine, placesOf } from '../../state';

/** The lessons of a cart at what they cost now, and what keeps them from being booked. */
export function useOrder(cart: readonly CartLine[]) {
  const prices = useCurrentPrices(cart);
  const days = useSchoolDays(placesOf(prices.lines));
  const nameOf = (product: CartLine['product']): string => nameShown(prices.shown, product);

  const gone = [...prices.gone.values()].map(goneText);
  const ofLessons = prices.lines.flatMap(({ product, sessions }) => {
    const problems = sessions.flatMap((session) => [
      startTimeProblem(product.start_times ?? [], session) ?? [],
      peopleProblem(product, session.participants) ?? [],
    ]);
    const name = prices.lines.length > 1 ? `${nameOf(product)}: ` : '';
    return problems.flat().map((problem) => `${name}${problem}`);
  });

  return {
    prices,
    days,
    /** Why lessons, days, hours or numbers of people cannot be booked. */
    problems: [...new Set([...gone, ...ofLessons, ...days.refusals.values()])],
    /** Whether an hour or a number of people is among them: no news of the days takes these away. */
    isWrongForLesson: ofLessons.length > 0,
    /** Whether another day would not do. */
    needsCart: gone.length + ofLessons.length > 0,
    /** The lessons by their names, each once. */
    names: [...new Set(cart.map(({ product }) => nameOf(product)))],
    /** The lesson of each session, where there are several. */
    namesOfSessions:
      cart.length > 1 ? cart.flatMap(({ product, sessions }) => sessions.map(() => nameOf(product))) : [],
  };
}
