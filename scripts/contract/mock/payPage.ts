import { payInFull } from './bookingChanges.ts';
import { type Booking, rupiah, type School } from './school.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** What stands in for the payment gateway: pays the booking, lets its payment fail, and leads back to the site. */
export function payPage(school: School, url: URL): string | null {
  const id = url.pathname.split('/').at(-1);
  const booking = school.bookings.find(({ payment }) => payment.id === id);
  if (!booking) return null;
  const { payment } = booking;
  const as = url.searchParams.get('as');
  if (as !== null && payment.status === 'PENDING') {
    if (as === 'PAID') payInFull(school, booking, null);
    else payment.status = 'FAILED';
  }
  return page(booking);
}

function page({ booking_code: code, payment, site, total_amount: total }: Booking): string {
  const title = `Payment of booking ${escaped(code)}`;
  const choice = '<p><a href="?as=PAID">Pay</a> · <a href="?as=FAILED">Let it fail</a></p>';
  const back = `<p><a href="${escaped(site)}/surf-lesson/booking-details/${escaped(code)}">Back to the site</a></p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<h1>${title}</h1><p>${rupiah(total)}: ${payment.status}</p>${payment.status === 'PENDING' ? choice : ''}${back}</html>`;
}
