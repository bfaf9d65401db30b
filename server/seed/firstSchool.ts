import type { Db } from '../db/connect.ts';
import { school } from '../db/schema.ts';
import { firstWords } from './firstWords.ts';

/** What a new school begins with, as in src/config/school.ts: fictional. Afterwards /admin/school changes it. */
export const firstSchool = {
  name: 'Ombak Pagi Surf School',
  brand: 'Ombak Pagi',
  founded: '2014',
  email: 'hello@ombakpagi.example',
  phone: '+623615550114',
  whatsapp: '+6281255500114',
  street: 'Jalan Pantai Contoh 14',
  area: 'Kuta',
  region: 'Bali',
  mapUrl: 'https://www.openstreetmap.org/?mlat=-8.7184&mlon=115.1686#map=16/-8.7184/115.1686',
  photoFolderUrl: 'https://drive.google.com/drive/folders/ombak-pagi-example',
  instagramUrl: 'https://www.instagram.com/ombakpagi.example',
  facebookUrl: 'https://www.facebook.com/ombakpagi.example',
  youtubeUrl: 'https://www.youtube.com/@ombakpagi.example',
  texts: firstWords,
} as const satisfies typeof school.$inferInsert;

/** Sees to it that there is a school: whoever serves one has to be able to name it. Also where an older database was restored. */
export async function beginSchool(db: Db): Promise<void> {
  if ((await db.$count(school)) > 0) return;
  await db.insert(school).values(firstSchool).onConflictDoNothing();
}
