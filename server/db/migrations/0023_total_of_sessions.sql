-- What a booking costs is the sum of its sessions. Where stored data says otherwise, which only a hand can have done, the total
-- stands, as guests were told it: what is missing is added to the first session, what is too much comes off all by their shares, as 0019 has it.
-- A booking without any session is left as it is, since its total may be owed; it is looked at again when its total changes.
ALTER TABLE "booking_details" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "booking_details" d SET "total_amount" = d."total_amount" - s."share", "amount_lowered" = d."amount_lowered" + greatest(s."share", 0)
FROM (
  SELECT "id", CASE
    WHEN "by" > 0 THEN floor("by" * "until" / "whole") - floor("by" * ("until" - "amount") / "whole")
    WHEN "nth" = 1 THEN "by" ELSE 0 END AS "share"
  FROM (
    SELECT x."id", x."total_amount"::numeric AS "amount", sum(x."total_amount") OVER "booking" AS "whole",
      sum(x."total_amount") OVER "ordered" AS "until", row_number() OVER "ordered" AS "nth",
      sum(x."total_amount") OVER "booking" - b."total_amount" AS "by"
    FROM "booking_details" x JOIN "bookings" b ON b."id" = x."booking_id"
    WINDOW "booking" AS (PARTITION BY x."booking_id"), "ordered" AS ("booking" ORDER BY x."position", x."course_day")
  ) "sums" WHERE "by" <> 0
) s WHERE s."id" = d."id" AND s."share" <> 0;--> statement-breakpoint
ALTER TABLE "booking_details" ENABLE TRIGGER USER;--> statement-breakpoint
CREATE FUNCTION "assert_total"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking uuid;
  total bigint;
  sessions bigint;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN booking := NEW."id";
  ELSIF TG_OP = 'DELETE' THEN booking := OLD."booking_id";
  ELSE booking := NEW."booking_id";
  END IF;
  SELECT b."total_amount", (SELECT coalesce(sum(d."total_amount"), 0) FROM "booking_details" d WHERE d."booking_id" = b."id")
    INTO total, sessions FROM "bookings" b WHERE b."id" = booking;
  IF total <> sessions THEN
    RAISE EXCEPTION 'A booking costs %, and its sessions %.', total, sessions USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_total';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, as sessions and total change one after the other.
CREATE CONSTRAINT TRIGGER "assert_total" AFTER INSERT ON "bookings" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION assert_total();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "assert_changed_total" AFTER UPDATE OF "total_amount" ON "bookings" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."total_amount" <> NEW."total_amount") EXECUTE FUNCTION assert_total();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "assert_total" AFTER INSERT ON "booking_details" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."total_amount" <> 0) EXECUTE FUNCTION assert_total();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "assert_changed_total" AFTER UPDATE OF "total_amount", "booking_id" ON "booking_details" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."total_amount" <> NEW."total_amount" OR OLD."booking_id" <> NEW."booking_id") EXECUTE FUNCTION assert_total();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "assert_deleted_total" AFTER DELETE ON "booking_details" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."total_amount" <> 0) EXECUTE FUNCTION assert_total();
