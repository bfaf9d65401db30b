/** The demo school's people, in both languages, in the order in which they are shown: fictional. Pictures are files of public/pictures. */
export const demoInstructors = [
  {
    name: 'Wayan',
    role: 'Head coach',
    languages: ['Indonesian', 'English', 'Balinese'],
    picture: 'instructor-wayan.jpg',
    about:
      'Plans every day’s beaches by swell, tide and wind, and watches the water while others teach. Has been surfing this break since childhood. Surf coach, level 2; ocean lifeguard; first aid.',
    indonesian: {
      role: 'Pelatih kepala',
      about:
        'Memilih pantai setiap hari berdasarkan swell, pasang surut, dan angin, dan menjaga perairan selagi yang lain mengajar. Berselancar di sini sejak kecil. Pelatih selancar tingkat 2; penjaga pantai; pertolongan pertama.',
    },
  },
  {
    name: 'Ayu',
    role: 'First lessons and children',
    languages: ['Indonesian', 'English', 'Japanese'],
    picture: 'instructor-ayu.jpg',
    about:
      'Has brought some hundred children to their feet, and most of their parents. Knows a game for every fear of water. Surf teacher, level 1; ocean lifeguard; first aid for children.',
    indonesian: {
      role: 'Kelas pertama dan anak-anak',
      about:
        'Sudah membuat sekitar seratus anak berdiri di atas papan, juga kebanyakan orang tua mereka. Punya permainan untuk setiap rasa takut pada air. Guru selancar tingkat 1; penjaga pantai; pertolongan pertama untuk anak.',
    },
  },
  {
    name: 'Made',
    role: 'Three-day courses',
    languages: ['Indonesian', 'English', 'German'],
    picture: 'instructor-made.jpg',
    about:
      'Remembers tomorrow what your back foot did today. Believes in breakfast, sunscreen and one correction at a time. Surf teacher, level 1; ocean lifeguard; first aid.',
    indonesian: {
      role: 'Kursus tiga hari',
      about:
        'Besok pun masih ingat apa yang dilakukan kaki belakang Anda hari ini. Percaya pada sarapan, tabir surya, dan satu koreksi setiap kali. Guru selancar tingkat 1; penjaga pantai; pertolongan pertama.',
    },
  },
  {
    name: 'Komang',
    role: 'From standing to turning',
    languages: ['Indonesian', 'English', 'French'],
    picture: 'instructor-komang.jpg',
    about:
      'Rides a longboard as others dance. Teaches the first turn, the second, and when to let a wave pass. Surf coach, level 2; ocean lifeguard; first aid.',
    indonesian: {
      role: 'Dari berdiri sampai berbelok',
      about:
        'Naik longboard seperti orang menari. Mengajarkan belokan pertama, belokan kedua, dan kapan membiarkan ombak lewat. Pelatih selancar tingkat 2; penjaga pantai; pertolongan pertama.',
    },
  },
  {
    name: 'Nyoman',
    role: 'Guide and driver',
    languages: ['Indonesian', 'English', 'Spanish'],
    picture: 'instructor-nyoman.jpg',
    about:
      'Knows the roads, the reefs and the hours at which both are empty. Carries the boards, too. Ocean lifeguard; first aid; rescue board.',
    indonesian: {
      role: 'Pemandu dan sopir',
      about:
        'Hafal jalan, karang, dan jam-jam sepinya. Papan pun dia yang angkut. Penjaga pantai; pertolongan pertama; papan penyelamat.',
    },
  },
  {
    name: 'Putu',
    role: 'The desk',
    languages: ['Indonesian', 'English', 'Dutch'],
    picture: 'instructor-putu.jpg',
    about:
      'Answers messages, finds the right size of rash guard, and knows whether there is coffee. There is. First aid.',
    indonesian: {
      role: 'Meja depan',
      about:
        'Membalas pesan, mencarikan rash guard yang pas, dan tahu apakah masih ada kopi. Masih ada. Pertolongan pertama.',
    },
  },
];
