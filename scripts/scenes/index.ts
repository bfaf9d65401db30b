import { afterwards, walkToTheSea, wayHome } from './galleryBeach';
import { firstStand } from './galleryLesson';
import { paddleOut, together } from './galleryWater';
import { heroBeach } from './heroBeach';
import { heroSunset } from './heroSunset';
import { heroWave } from './heroWave';

/** The drawings that are made of figures and waves, by the names of their pictures. */
export const scenes: Record<string, () => string> = {
  'hero-1': heroWave,
  'hero-2': heroBeach,
  'hero-3': heroSunset,
  'gallery-1': walkToTheSea,
  'gallery-2': paddleOut,
  'gallery-3': firstStand,
  'gallery-4': afterwards,
  'gallery-5': together,
  'gallery-6': wayHome,
};
