/** The demo school's categories and lessons in Indonesian, by the names that they have in demoLessons.ts. */
export const indonesianLessons: Readonly<Record<string, { name: string; description: string }>> = {
  'Group Lessons': {
    name: 'Kelas Grup',
    description: 'Tiga orang atau lebih, dan banyak tawa. Grupnya kecil, jadi semua kebagian dorongan.',
  },
  'Group Surf Lesson': {
    name: 'Kelas Surfing Grup',
    description:
      'Kelas pertama yang paling disukai pemula: cara mendayung, berdiri, dan jatuh dengan aman, lalu sembilan puluh menit di buih ombak bersama teman-teman.',
  },
  'Family Group Lesson': {
    name: 'Kelas Grup Keluarga',
    description:
      'Orang tua dan anak belajar bersama, mulai tiga orang. Satu instruktur untuk tiga peselancar, di air pagi yang masih tenang.',
  },
  'Sunset Group Session': {
    name: 'Sesi Grup Senja',
    description:
      'Kelas grup dalam cahaya yang selalu difoto semua orang. Kita tetap di air sampai langit berwarna emas.',
  },
  'Semi-Private Lessons': {
    name: 'Kelas Semi-Privat',
    description:
      'Dua teman, satu instruktur. Bergantian, saling menyemangati, dan belajar dari jatuhnya masing-masing.',
  },
  'Semi-Private Surf Lesson': {
    name: 'Kelas Surfing Semi-Privat',
    description:
      'Untuk dua orang dengan kemampuan yang kurang lebih sama. Anda berbagi instruktur, dan menonton teman Anda meluncur pertama kali dari tempat terbaik.',
  },
  'Semi-Private Intermediate Lesson': {
    name: 'Kelas Semi-Privat Menengah',
    description:
      'Anda sudah bisa berdiri dengan mantap dan ingin berbelok. Dua peselancar, satu pelatih, ombak yang belum pecah, dan setiap ombak dibahas bersama.',
  },
  'Private Lessons': {
    name: 'Kelas Privat',
    description: 'Satu instruktur, perhatian penuh untuk Anda. Cara tercepat dari pasir ke ombak yang belum pecah.',
  },
  'Private Surf Lesson': {
    name: 'Kelas Surfing Privat',
    description:
      'Sembilan puluh menit dengan instruktur Anda sendiri. Kita mulai dari kemampuan Anda: di pasir, di buih ombak, atau sudah meluncur di muka ombak.',
  },
  'Private Sunset Lesson': {
    name: 'Kelas Privat Senja',
    description:
      'Cahaya terakhir hari itu, angin lebih lembut, dan air lebih sepi. Sesi privat yang ditutup langit keemasan.',
  },
  'Private Kids Lesson': {
    name: 'Kelas Privat Anak',
    description:
      'Untuk anak mulai enam tahun yang sudah bisa berenang. Papan busa, instruktur sabar yang selalu dalam jangkauan tangan, dan air setinggi pinggang sepanjang kelas.',
  },
  '3 Days Beginner Courses': {
    name: 'Kursus Pemula 3 Hari',
    description: 'Tiga pagi berturut-turut, satu rencana. Di pagi ketiga Anda sudah membaca ombak sebelum mendayung.',
  },
  '3 Days Beginner Course, Private': {
    name: 'Kursus Pemula 3 Hari, Privat',
    description:
      'Tiga pagi berturut-turut dengan instruktur Anda sendiri: buih ombak di hari pertama, ombak yang belum pecah di hari ketiga. Satu harga untuk ketiga pagi: pilih hari pertamanya.',
  },
  '3 Days Beginner Course, Semi-Private': {
    name: 'Kursus Pemula 3 Hari, Semi-Privat',
    description:
      'Tiga pagi berturut-turut untuk berdua: satu instruktur yang ingat pelajaran kemarin, dan teman untuk merayakannya. Satu harga per orang untuk ketiga pagi: pilih hari pertamanya.',
  },
  '3 Days Beginner Course, Group': {
    name: 'Kursus Pemula 3 Hari, Grup',
    description:
      'Tiga pagi berturut-turut untuk tiga orang atau lebih: harga terbaik di pantai ini, dan tepuk tangan paling meriah. Satu harga per orang untuk ketiga pagi: pilih hari pertamanya.',
  },
  '3 Days Surf & Explore': {
    name: 'Surfing & Jelajah 3 Hari',
    description: 'Kelas setiap pagi, pantai lain setiap hari.',
  },
  'Three Beaches Surf Trip, Group': {
    name: 'Trip Surfing Tiga Pantai, Grup',
    description:
      '3 hari, tiga pantai: setiap pagi kita berkumpul lalu berangkat ke pantai yang cocok dengan swell hari itu, lengkap dengan transportasi, papan, dan makan siang. Satu harga per orang untuk ketiga hari: pilih hari pertamanya.',
  },
  'Surf Guiding': {
    name: 'Pemandu Surfing',
    description: 'Untuk peselancar yang sudah mahir dan ingin tahu tempatnya.',
  },
  'Surf Guide & Day Trip': {
    name: 'Pemandu Surfing & Trip Setengah Hari',
    description:
      'Pemandu lokal, pasang surut yang pas, dan karang yang tepat. Setengah hari untuk satu peselancar: berangkat bersama ke karang dan berselancar sembilan puluh menit, termasuk transportasi dan papan pilihan Anda.',
  },
  'Dawn Patrol Guiding': {
    name: 'Pemandu Surfing Subuh',
    description:
      'Sudah di air sebelum angin dan keramaian datang, untuk peselancar menengah ke atas. Kita berkumpul saat masih gelap, berangkat ke karang, berselancar sembilan puluh menit, dan kembali untuk sarapan.',
  },
};
