/**
 * The school as its messages name it, and what it promises. The site's own texts have that from src/config/school.ts and terms.ts; a
 * test compares the two.
 */
export const school = {
  name: 'Ombak Pagi Surf School',
  phones: ['+62 361 555 0114', '+62 812 5550 0114'],
  email: 'hello@ombakpagi.example',
  /** Where it is, as its time is named. */
  region: 'Bali',
  address: 'Jalan Pantai Contoh 14, Kuta, Bali 80361',
  /** Until so many hours before it begins guests may move or cancel a session. */
  changeHours: 24,
};
