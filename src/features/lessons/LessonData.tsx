import type { Product } from '../../api';
import { lessonOffers } from '../../lib/structuredData';
import { JsonLd } from '../../ui/JsonLd';

/** What search engines read about the lessons. */
export const LessonData = ({ lessons }: { lessons: readonly Product[] }) => (
  <JsonLd data={(origin) => lessonOffers(lessons, origin)} />
);
