/** The school as its messages name it. The site's own texts have it from src/config/school.ts; a test compares the two. */
export const school = {
  name: 'Ombak Pagi Surf School',
  phones: ['+62 361 555 0114', '+62 812 5550 0114'],
  email: 'hello@ombakpagi.example',
  address: 'Jalan Pantai Contoh 14, Kuta, Bali 80361',
};
