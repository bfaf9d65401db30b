import { images } from '../db/schema.ts';
import { contentRows } from './contentRows.ts';

/** Photos of the gallery. */
export const {
  list: listImages,
  insert: insertImage,
  change: changeImage,
  remove: removeImage,
} = contentRows(images, { id: images.id, image_url: images.imageUrl }, 'Photo');
