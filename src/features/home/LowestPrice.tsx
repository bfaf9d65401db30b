import { useAllLessons } from '../../api';
import { homeContent } from '../../config/homeContent';
import { formatRupiah } from '../../lib/money';

/** What the cheapest lesson costs and what every lesson has; without the price as long as it is not known. */
export function LowestPrice() {
  const { lessons, isLoading } = useAllLessons();
  const prices = isLoading ? [] : lessons.map(({ price }) => price).filter((price) => price > 0);
  return prices.length > 0 ? homeContent.everyLessonFrom(formatRupiah(Math.min(...prices))) : homeContent.everyLesson;
}
