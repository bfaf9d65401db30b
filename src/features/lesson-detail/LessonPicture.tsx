import type { Product } from '../../api';
import { Picture } from '../../ui/Picture';
import * as s from './LessonPicture.module.css';

/** The width of the picture: that of one of two columns, or of the page (LessonDetailPage.module.css). */
const sizes = '(min-width: 78rem) 42rem, (min-width: 60rem) 54vw, 92vw';

/** The lesson's picture, the first that the page shows. */
export const LessonPicture = ({ product: { image_url, image } }: { product: Product }) => (
  <Picture
    className={s.picture}
    path={image_url}
    image={image}
    alt=""
    width={960}
    height={640}
    sizes={sizes}
    priority
  />
);
