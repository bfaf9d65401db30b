DROP INDEX "booking_details_booking";--> statement-breakpoint
ALTER TABLE "booking_details" ADD COLUMN "course_day" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_details" ADD COLUMN "start_time" text;--> statement-breakpoint
ALTER TABLE "booking_details" ADD COLUMN "amount_lowered" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_details" ADD COLUMN "moved_by_school" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "days" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "minutes" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "min_people" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "max_people" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "start_times" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "surf_spots" ADD COLUMN "meeting_point" text;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_details_booking" ON "booking_details" USING btree ("booking_id","position","course_day");--> statement-breakpoint
-- What refunds took off bookings comes off their sessions, by shares that are rounded together, so that none takes more than there is.
UPDATE "booking_details" d SET "total_amount" = d."total_amount" - s."share", "amount_lowered" = s."share"
FROM (
  SELECT "id", floor("by" * "until" / "whole") - floor("by" * ("until" - "amount") / "whole") AS "share"
  FROM (
    SELECT x."id", x."total_amount"::numeric AS "amount", sum(x."total_amount") OVER "booking" AS "whole",
      sum(x."total_amount") OVER ("booking" ORDER BY x."position") AS "until",
      sum(x."total_amount") OVER "booking" - b."total_amount" AS "by"
    FROM "booking_details" x JOIN "bookings" b ON b."id" = x."booking_id"
    WINDOW "booking" AS (PARTITION BY x."booking_id")
  ) "sums" WHERE "by" > 0
) s WHERE s."id" = d."id" AND s."share" > 0;--> statement-breakpoint
-- Courses that are not over get the days that they were sold with, as their words say (server/school/lessonFacts.ts at that time).
CREATE TEMPORARY TABLE "courses" ON COMMIT DROP AS
  SELECT d."id", d."booking_id", d."reservation_date" AS "first",
    (coalesce(regexp_match(d."product_name", "words", 'i'), regexp_match(coalesce(p."description", ''), "words", 'i')))[1]::integer AS "days"
  FROM "booking_details" d
  LEFT JOIN "products" p ON p."id" = d."product_id"
  CROSS JOIN (VALUES ('\y([2-9]|1[0-4]) days\y(?! (?:(?:a|per) week|ahead|before|earlier|in advance|notice))')) w("words");--> statement-breakpoint
DELETE FROM "courses" WHERE "days" IS NULL OR "first" + "days" - 1 < (now() AT TIME ZONE 'Asia/Makassar')::date;--> statement-breakpoint
INSERT INTO "booking_details" ("booking_id", "position", "course_day", "product_id", "product_name", "reservation_date", "person", "total_amount")
  SELECT d."booking_id", d."position", n + 1, d."product_id", d."product_name", d."reservation_date" + n, d."person", 0
  FROM "courses" c JOIN "booking_details" d ON d."id" = c."id" CROSS JOIN generate_series(1, c."days" - 1) n
  ORDER BY d."booking_id", d."position", n;--> statement-breakpoint
-- The record of changes says so, in the words of `note`, as nothing else of the line is another.
INSERT INTO "audit_log" ("actor_id", "action", "table_name", "row_id", "before", "after", "note")
  SELECT '00000000-0000-0000-0000-000000000000', 'UPDATE', 'booking_details', d."id", to_jsonb(d), to_jsonb(d),
    d."product_name" || ': sessions added until ' || to_char(c."first" + c."days" - 1, 'FMDD FMMonth YYYY')
      || ', one for each of its ' || c."days" || ' days.'
  FROM "courses" c JOIN "booking_details" d ON d."id" = c."id";--> statement-breakpoint
-- Guests are told where one of these days is closed already.
INSERT INTO "day_tellings" ("change", "date", "is_open", "changed_at")
  SELECT '00000000-0000-0000-0000-000000000019', y."date", false, clock_timestamp() FROM "days" y
  WHERE NOT y."is_open" AND y."date" >= (now() AT TIME ZONE 'Asia/Makassar')::date
    AND y."date" IN (SELECT "reservation_date" FROM "booking_details" WHERE "course_day" > 1)
  ORDER BY y."date";
