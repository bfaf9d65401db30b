-- The days of a course are numbered by their dates, and the first has its price (server/bookings/orderCourseDays.ts): staff may have
-- moved one before or behind others.
ALTER TABLE "booking_details" DISABLE TRIGGER USER;--> statement-breakpoint
CREATE TEMPORARY TABLE "ordered" ON COMMIT DROP AS
  SELECT "id", "booking_id", "position", "course_day" AS "was",
    row_number() OVER (PARTITION BY "booking_id", "position" ORDER BY "reservation_date", "course_day") AS "is"
  FROM "booking_details";--> statement-breakpoint
DELETE FROM "ordered" o WHERE o."was" = o."is";--> statement-breakpoint
UPDATE "booking_details" d SET "total_amount" = f."total_amount", "unit_price" = f."unit_price", "price_before" = f."price_before",
  "price_reason" = f."price_reason", "amount_lowered" = f."amount_lowered"
FROM "ordered" o JOIN "booking_details" f ON f."booking_id" = o."booking_id" AND f."position" = o."position" AND f."course_day" = 1
WHERE d."id" = o."id" AND o."is" = 1;--> statement-breakpoint
UPDATE "booking_details" d SET "total_amount" = 0, "unit_price" = 0, "price_before" = NULL, "price_reason" = NULL, "amount_lowered" = 0
FROM "ordered" o WHERE d."id" = o."id" AND o."was" = 1;--> statement-breakpoint
UPDATE "booking_details" d SET "course_day" = -d."course_day" FROM "ordered" o WHERE d."id" = o."id";--> statement-breakpoint
UPDATE "booking_details" d SET "course_day" = o."is" FROM "ordered" o WHERE d."id" = o."id";--> statement-breakpoint
ALTER TABLE "booking_details" ENABLE TRIGGER USER;
