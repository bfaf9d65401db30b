import { paths } from '../../config/paths';

/** The entries of the top navigation and of the footer's quick links (spec §2). */
export const navigation = [
  { to: paths.home, label: 'Home' },
  { to: paths.lessons, label: 'Surf Lesson' },
  { to: paths.checkBookings, label: 'Check Bookings' },
  { to: paths.contactUs, label: 'Contact Us' },
  { to: paths.aboutUs, label: 'About Us' },
] as const;
