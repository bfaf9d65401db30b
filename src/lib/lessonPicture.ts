import { school } from '../config/school';
import { imageUrl } from './imageUrl';

/** Address of the picture that stands for a lesson where it is shared or listed: its own, else the school's. */
export const lessonPicture = (lesson: { image_url: string | null }): string =>
  imageUrl(lesson.image_url, 1280) ?? school.picture;
