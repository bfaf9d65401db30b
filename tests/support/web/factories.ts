import type {
  Booking,
  BookingDetail,
  BookingHistory,
  Carousel,
  CurrentUser,
  Image,
  Instructor,
  MyBooking,
  Paging,
  Product,
  ProductCategory,
  SurfSpot,
  Testimony,
  User,
  Video,
} from '../../../src/api';
import type { CartLine } from '../../../src/state';

let count = 0;

/** A new id in the contract's form. */
export const newId = (): string => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;

// Rows as the contract has them; `changes` replace single fields.

export const makeUser = (changes: Partial<User> = {}): User => ({
  id: newId(),
  name: 'Wayan Test',
  email: 'wayan@example.com',
  role: 'CUSTOMER',
  ...changes,
});

export const makeCurrentUser = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  ...makeUser(),
  avatar: null,
  profileImage: null,
  ...changes,
});

export const makeImage = (changes: Partial<Image> = {}): Image => ({
  id: newId(),
  image_url: 'photo.webp',
  ...changes,
});

export const makeVideo = (changes: Partial<Video> = {}): Video => ({
  id: newId(),
  title: 'First wave',
  video_url: 'https://video.example/embed/1',
  ...changes,
});

export const makeCategory = (changes: Partial<ProductCategory> = {}): ProductCategory => ({
  id: newId(),
  name: 'Surf lessons',
  description: 'For every level',
  ...changes,
});

export const makeProduct = (changes: Partial<Product> = {}): Product => ({
  id: newId(),
  product_category_id: newId(),
  name: 'Private lesson',
  description: 'One coach for you alone',
  price: 500_000,
  image_url: 'lesson.webp',
  created_at: '2025-01-02T03:04:05Z',
  ...changes,
});

export const makeSpot = (changes: Partial<SurfSpot> = {}): SurfSpot => ({
  id: newId(),
  name: 'Kuta Beach',
  location: 'Kuta',
  difficulty_level: 'BEGINNER',
  description: 'A soft beach break',
  location_url: 'https://maps.example/kuta',
  image_url: 'spot.webp',
  ...changes,
});

export const makeInstructor = (changes: Partial<Instructor> = {}): Instructor => ({
  id: newId(),
  name: 'Komang',
  role: 'From standing to turning',
  about: 'Rides a longboard as others dance.',
  languages: ['Indonesian', 'English'],
  image_url: 'komang.webp',
  is_active: true,
  ...changes,
});

export const makeCarousel = (changes: Partial<Carousel> = {}): Carousel => ({
  id: newId(),
  image_url: 'slide.webp',
  active: true,
  ...changes,
});

export const makeTestimony = (changes: Partial<Testimony> = {}): Testimony => ({
  id: newId(),
  name: 'Made Test',
  email: 'made@example.com',
  message: 'We stood up on the first day.',
  active: true,
  ...changes,
});

export const makeBookingDetail = (changes: Partial<BookingDetail> = {}): BookingDetail => ({
  id: newId(),
  product_name: 'Private lesson',
  reservation_date: '2030-01-15',
  person: 1,
  total_amount: 500_000,
  ...changes,
});

export const makeBooking = (changes: Partial<Booking> = {}): Booking => ({
  id: newId(),
  booking_code: 'ABCDEFGH23',
  customer_name: 'Wayan Test',
  customer_email: 'wayan@example.com',
  customer_phone: '+6281234567890',
  customer_country: 'ID',
  surf_spot_name: 'Kuta Beach',
  payment_method: 'CASH',
  status: 'PENDING',
  total_amount: 500_000,
  created_at: '2025-01-02T03:04:05Z',
  payments: [{ id: newId(), status: 'PENDING' }],
  booking_details: [makeBookingDetail()],
  ...changes,
});

export const makeMyBooking = (changes: Partial<MyBooking> = {}): MyBooking => ({
  id: newId(),
  booking_code: 'ABCDEFGH23',
  status: 'CONFIRMED',
  created_at: '2025-01-02T03:04:05Z',
  surf_spot_name: 'Kuta Beach',
  customer_country: 'ID',
  booking_details: [{ reservation_date: '2030-01-15', product_name: 'Private lesson' }],
  ...changes,
});

export const makeHistory = (changes: Partial<BookingHistory> = {}): BookingHistory => ({
  id: newId(),
  booking_code: 'ABCDEFGH23',
  status: 'COMPLETED',
  created_at: '2025-01-02T03:04:05Z',
  surf_spot_name: 'Kuta Beach',
  booking_details: [{ reservation_date: '2025-01-15', product_name: 'Private lesson' }],
  payments: [{ id: newId(), status: 'PAID' }],
  ...changes,
});

export const makeCartLine = (changes: Partial<CartLine> = {}): CartLine => ({
  product: { id: newId(), name: 'Private lesson', price: 500_000 },
  surfSpot: { id: newId() },
  sessions: [{ date: '2030-01-15', participants: 1 }],
  ...changes,
});

/** A list answer: all rows on one page unless `paging` says otherwise. */
export const listOf = <Row>(data: Row[], paging: Partial<Paging> = {}): { data: Row[]; paging: Paging } => ({
  data,
  paging: { page: 1, size: 10, total_item: data.length, total_page: data.length === 0 ? 0 : 1, ...paging },
});
