ALTER TABLE "audit_log" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "amount_paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
-- When administrators noted it; else what the payment itself tells of the time.
UPDATE "payments" SET
  "paid_by" = (SELECT "payment_method" FROM "bookings" WHERE "bookings"."id" = "payments"."booking_id"),
  "paid_at" = coalesce(
    (SELECT max("audit_log"."created_at") FROM "audit_log" WHERE "audit_log"."row_id" = "payments"."id"
      AND "before" ->> 'status' <> 'PAID' AND "after" ->> 'status' = 'PAID'),
    greatest("page_at", "checked_at", "created_at")
  )
WHERE "status" = 'PAID';--> statement-breakpoint
UPDATE "bookings" SET "amount_paid" = "paid"."amount"
FROM (SELECT "booking_id", sum("amount") AS "amount" FROM "payments" WHERE "status" = 'PAID' GROUP BY "booking_id") "paid"
WHERE "paid"."booking_id" = "bookings"."id" AND "paid"."amount" <> 0;--> statement-breakpoint
-- Whatever changes a payment, its booking knows at once how much of it is paid.
CREATE FUNCTION "sum_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking uuid := coalesce(NEW."booking_id", OLD."booking_id");
BEGIN
  -- As a filter, as a condition would bring in the index of all that is paid.
  UPDATE "bookings" SET "amount_paid" = (
    SELECT coalesce(sum("amount") FILTER (WHERE "status" = 'PAID'), 0) FROM "payments" WHERE "booking_id" = booking
  ) WHERE "id" = booking;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sum_payments_insert" AFTER INSERT ON "payments" FOR EACH ROW WHEN (NEW."status" = 'PAID') EXECUTE FUNCTION sum_payments();--> statement-breakpoint
CREATE TRIGGER "sum_payments_update" AFTER UPDATE ON "payments" FOR EACH ROW WHEN (OLD."status" = 'PAID' OR NEW."status" = 'PAID') EXECUTE FUNCTION sum_payments();--> statement-breakpoint
CREATE TRIGGER "sum_payments_delete" AFTER DELETE ON "payments" FOR EACH ROW WHEN (OLD."status" = 'PAID') EXECUTE FUNCTION sum_payments();--> statement-breakpoint
-- Secrets stay out of the trail: the hash of a password, and the key that would answer a guest's booking again.
CREATE OR REPLACE FUNCTION "record_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_log" ("actor_id", "action", "table_name", "row_id", "before", "after", "note")
  VALUES (
    current_setting('surf.actor')::uuid, TG_OP, TG_TABLE_NAME, coalesce(NEW.id, OLD.id),
    to_jsonb(OLD) - '{password_hash,idempotency_key,request_hash}'::text[],
    to_jsonb(NEW) - '{password_hash,idempotency_key,request_hash}'::text[],
    nullif(current_setting('surf.note', true), '')
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The sum of a booking's payments follows from the payments, which have a record of their own.
DROP TRIGGER "record_change" ON "bookings";--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR DELETE ON "bookings" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();--> statement-breakpoint
CREATE TRIGGER "record_change_update" AFTER UPDATE ON "bookings" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '' AND OLD."amount_paid" = NEW."amount_paid") EXECUTE FUNCTION record_change();--> statement-breakpoint
CREATE INDEX "bookings_due" ON "bookings" USING btree ("total_amount","amount_paid") WHERE "bookings"."status" <> 'CANCELLED' and "bookings"."total_amount" > "bookings"."amount_paid";--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_at","amount") WHERE "payments"."status" = 'PAID';
