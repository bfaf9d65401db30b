import type { Product } from '../../api';
import { lessonProduct } from '../../lib/structuredData';
import { JsonLd } from '../../ui/JsonLd';
import { LessonReviews } from './LessonReviews';
import { OtherLessons } from './OtherLessons';

/** What stands at the end of a lesson's page, and what search engines read of the lesson. */
export const LessonMore = ({ id, product }: { id: string; product: Product | null | undefined }) => (
  <>
    {product && <JsonLd data={(origin) => lessonProduct(product, origin)} />}
    <LessonReviews />
    <OtherLessons id={id} />
  </>
);
