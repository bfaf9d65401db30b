import { school } from '../../../../../config/school';
import { type GuestFacts, type GuestLanguage, lines, paragraphs } from './guestLanguage';

const hello = ({ name }: GuestFacts): string => `Halo ${name}, ini ${school.name}.`;

const placeAndMoney = ({ spot, meetingPoint, due }: GuestFacts): string | null =>
  lines(
    spot === null ? null : `Tempat: ${[spot, meetingPoint].filter(Boolean).join('. ')}`,
    due === null ? null : `Yang perlu dibayar: ${due}`,
  );

const inTime = ({ meetingPoint }: GuestFacts): string =>
  `Mohon tiba ${meetingPoint === null ? 'di sekolah' : 'di sana'} 15 menit sebelumnya.`;
const openHour = ({ isHourOpen }: GuestFacts): string =>
  isHourOpen ? ' Jam pastinya tergantung pasang surut; kami kabari pada malam sebelumnya.' : '';
const nearnesses = { today: 'hari ini, ', tomorrow: 'besok, ' } as const;

export const indonesian: GuestLanguage = {
  locale: 'id',
  people: (count) => `${String(count)} orang`,
  usually: (time) => `biasanya pukul ${time}`,
  at: (time) => `pukul ${time}`,
  taughtBy: (name) => `bersama ${name}`,
  confirm: (facts) =>
    paragraphs(
      `${hello(facts)} Pemesanan Anda ${facts.code} sudah dikonfirmasi.`,
      facts.sessions,
      placeAndMoney(facts),
      `${inTime(facts)}${openHour(facts)}`,
      `Pemesanan Anda: ${facts.link}`,
    ),
  reminder: (facts) =>
    paragraphs(
      `${hello(facts)} Sampai jumpa ${facts.nearness === null ? 'pada ' : nearnesses[facts.nearness]}${facts.days}!`,
      facts.sessions,
      placeAndMoney(facts),
      `${inTime(facts)} Bawa baju renang, handuk, tabir surya, dan air minum.`,
    ),
  moved: (facts) =>
    paragraphs(
      `${hello(facts)} Jadwal pemesanan Anda ${facts.code} sudah dipindahkan. Sekarang menjadi:`,
      facts.sessions,
      placeAndMoney(facts),
      'Kalau jadwal ini tidak cocok, cukup balas pesan ini.',
      `Pemesanan Anda: ${facts.link}`,
    ),
  closed: (facts) =>
    paragraphs(
      `${hello(facts)} Kami tutup pada ${facts.days}${facts.reason === null ? '' : ` (${facts.reason})`}, jadi jadwal ini dari pemesanan Anda ${facts.code} tidak bisa berlangsung:`,
      facts.sessions,
      `Hari apa yang cocok untuk Anda sebagai gantinya?${facts.hasPaid ? ' Kalau tidak ada, uang Anda kami kembalikan.' : ''}`,
    ),
  unpaid: (facts) =>
    paragraphs(
      `${hello(facts)} ${facts.due ?? ''} dari pemesanan Anda ${facts.code} belum dibayar.`,
      facts.isPayableOnline
        ? `Anda bisa membayar di halamannya: ${facts.link}`
        : `Anda bisa membayar tunai di sekolah atau lewat transfer. Pemesanan Anda: ${facts.link}`,
    ),
};
