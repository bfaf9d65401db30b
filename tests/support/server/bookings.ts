import { bookingRequest, type School, schoolDay } from './school.ts';
import type { Answer, One, Row, TestApp } from './testApp.ts';

export interface Booking extends Row {
  booking_code: string;
  status: string;
  total_amount: number;
  surf_spot_name: string;
  payments: { id: string; status: string }[];
  booking_details: {
    id: string;
    product_name: string;
    total_amount: number;
    person: number;
    reservation_date: string;
  }[];
}
export type Created = One<{ booking: Booking; transaction: { redirect_url: string } | null }>;

/** Books at a school; by default one private lesson tomorrow with CASH. */
export const bookingAt =
  ({ call }: TestApp, school: School) =>
  (change: Parameters<typeof bookingRequest>[1] = {}, request: object = {}): Promise<Answer<Created>> =>
    call<Created>('createBooking', { body: bookingRequest(school, change), ...request });

/** A lesson of a kind for so many people, `day` days from today. */
export const lessonOf =
  (school: School) =>
  (kind: keyof School['lessons'], person: number, day = 1): object => ({
    product_id: school.lessons[kind],
    reservation_date: schoolDay(day),
    person,
  });
