import { t } from 'ttag';
import { paths } from '../../config/paths';

/** The entries of the top navigation and of the footer's quick links (spec §2). */
export const navigation = [
  { to: paths.home, label: t`Home` },
  { to: paths.lessons, label: t`Surf Lesson` },
  { to: paths.checkBookings, label: t`Check Bookings` },
  { to: paths.contactUs, label: t`Contact Us` },
  { to: paths.aboutUs, label: t`About Us` },
] as const;
