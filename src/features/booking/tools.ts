// What the page of a booking shows once the booking is there, in one piece of code that is fetched beside it.
export { Arrival } from './Arrival';
export { BookingTicket } from './BookingTicket';
export { BookingTools } from './BookingTools';
export { ConfirmedStep } from './ConfirmedStep';
export { PrintedSchool } from './PrintedSchool';
