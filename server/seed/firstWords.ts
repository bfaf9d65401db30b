import type { SchoolWords } from '../school/words.ts';

const paragraphs = (...texts: string[]): string => texts.join('\n\n');
const list = (...items: string[]): string => items.join('\n');

/** The words with which a new school begins, in both languages; those of the site until it reads them (src/config). */
export const firstWords: SchoolWords = {
  en: {
    tagline: 'Small groups, warm water, first waves.',
    welcome: paragraphs(
      'Ombak Pagi means “morning wave”. In 2014 two friends, six soft boards and a borrowed parasol began to teach on this beach, at the hour when the wind still sleeps and the water lies like glass.',
      'The boards are better now and the parasol is our own. The rest has stayed: small groups, instructors who know your name, and the same stretch of sand, gentle enough for a first lesson and lively enough to keep learning.',
    ),
    about: paragraphs(
      'A small school on a wide beach: since 2014 we have been teaching Kuta visitors to read the sea before they stand on it.',
      'It began with two friends who worked as beach guards and saw the same thing every day: people with rented boards, no idea of the current, and a great deal of courage. In 2014 they put six soft boards under a parasol and offered the first lesson for the price of a lunch. Four people came. Three stood up, and the fourth came back the next morning.',
      'The parasol became a hut, the hut a school with showers, lockers and a rack of boards for every size of person. We have kept it small on purpose. A lesson is worth as much as the attention in it, and attention cannot be shared among twenty.',
      'We start early. The name of the school, “morning wave”, is also our best advice: the wind is still asleep, the water is smooth, and the beach belongs to the people who got up.',
    ),
    safety: list(
      'Every instructor holds a current lifeguard and first-aid certificate, renewed each year.',
      'One instructor for at most three people, always within reach of beginners.',
      'Beginners learn in waist-deep water over sand, on soft boards with rounded fins.',
      'We check swell, wind and currents before each session, and call a lesson off rather than hope.',
      'First-aid kit, rescue board and radio stand ready at the water; the clinic is eight minutes away.',
      'Tell your instructor about medical conditions or injuries. It stays between you, and changes the lesson for the better.',
    ),
    included: list(
      'All surf equipment',
      'Professional instructor',
      '90 minutes per session',
      'Rash guard',
      'Locker and shower',
      'Drinking water',
    ),
    bring: list('Swimsuit', 'Towel', 'Water bottle', 'Sunscreen SPF 30+', 'Personal ID'),
    meeting: 'Meet at the school, 15 minutes before your time.',
    swell: 'Is the swell too big? We move to a calmer beach, or to another day, or give your money back. You choose.',
    plans_change: 'After that, call us: we do what we can.',
    notes: list(
      'Arrive at least 15 minutes early.',
      'Tell your instructor about any medical conditions or injuries before the lesson.',
    ),
  },
  id: {
    tagline: 'Grup kecil, air hangat, ombak pertama.',
    welcome: paragraphs(
      'Nama Ombak Pagi berasal dari “ombak di pagi hari”. Pada tahun 2014, dua sahabat dengan enam papan busa dan satu payung pantai pinjaman mulai mengajar di pantai ini, pada jam ketika angin masih tidur dan air tenang bagai kaca.',
      'Kini papannya lebih bagus dan payungnya milik kami sendiri. Selebihnya tetap sama: grup kecil, instruktur yang mengenal nama Anda, dan hamparan pasir yang sama, cukup tenang untuk kelas pertama dan cukup seru untuk terus belajar.',
    ),
    about: paragraphs(
      'Sekolah kecil di pantai yang luas: sejak 2014 kami mengajari para pengunjung Kuta membaca laut sebelum berdiri di atasnya.',
      'Semua berawal dari dua sahabat yang bekerja sebagai penjaga pantai dan setiap hari melihat hal yang sama: orang-orang dengan papan sewaan, tanpa pengetahuan tentang arus, tetapi dengan keberanian yang luar biasa. Pada tahun 2014 mereka menaruh enam papan busa di bawah sebuah payung pantai dan menawarkan kelas pertama seharga makan siang. Empat orang datang. Tiga berhasil berdiri, dan yang keempat datang lagi keesokan paginya.',
      'Payung itu berubah menjadi pondok, lalu pondok itu menjadi sekolah dengan pancuran, loker, dan rak papan untuk segala ukuran badan. Kami sengaja menjaganya tetap kecil. Nilai sebuah kelas ada pada perhatian di dalamnya, dan perhatian tidak bisa dibagi untuk dua puluh orang.',
      'Kami mulai pagi-pagi. Nama sekolah kami, “ombak pagi”, juga merupakan saran terbaik kami: angin masih tidur, air masih tenang, dan pantai menjadi milik mereka yang bangun lebih awal.',
    ),
    safety: list(
      'Setiap instruktur memiliki sertifikat penjaga pantai dan pertolongan pertama yang masih berlaku dan diperbarui setiap tahun.',
      'Satu instruktur untuk paling banyak tiga orang, selalu dalam jangkauan pemula.',
      'Pemula belajar di air setinggi pinggang dengan dasar pasir, memakai papan busa dengan sirip membulat.',
      'Kami memeriksa swell, angin, dan arus sebelum setiap sesi, dan memilih membatalkan kelas daripada sekadar berharap.',
      'Kotak P3K, papan penyelamat, dan radio selalu siap di tepi air; klinik hanya delapan menit dari sini.',
      'Beri tahu instruktur Anda tentang kondisi medis atau cedera. Ini hanya antara Anda berdua, dan membuat kelas jadi lebih baik.',
    ),
    included: list(
      'Semua perlengkapan surfing',
      'Instruktur profesional',
      '90 menit per sesi',
      'Rash guard',
      'Loker dan pancuran',
      'Air minum',
    ),
    bring: list('Baju renang', 'Handuk', 'Botol minum', 'Tabir surya SPF 30+', 'Kartu identitas'),
    meeting: 'Kumpul di sekolah kami, 15 menit sebelum jadwal Anda.',
    swell:
      'Swell terlalu besar? Kita pindah ke pantai yang lebih tenang, ganti hari, atau dana Anda kami kembalikan. Anda yang memilih.',
    plans_change: 'Setelah itu, hubungi kami: kami bantu sebisa kami.',
    notes: list(
      'Datanglah minimal 15 menit lebih awal.',
      'Jika Anda memiliki kondisi medis atau cedera, beri tahu instruktur sebelum kelas dimulai.',
    ),
  },
};
