CREATE TABLE "gateway_refunds" (
	"refund_key" text PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"lower_total" boolean NOT NULL,
	"state" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"idempotency_key" text,
	"request_hash" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gateway_refunds_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "gateway_refunds_amount" CHECK ("gateway_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "ledger_amount" CHECK ("ledger"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "amount_refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD CONSTRAINT "gateway_refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was paid before there was a ledger, by whom the record of changes says. The key is the newest attempt's order, so that
-- a notification that comes again writes nothing.
INSERT INTO "ledger" ("booking_id", "kind", "method", "amount", "paid_at", "actor_id", "actor_name", "idempotency_key", "created_at")
SELECT p."booking_id", 'PAYMENT', coalesce(p."paid_by", b."payment_method"), p."amount", coalesce(p."paid_at", p."created_at"),
  "noted"."actor_id",
  coalesce(
    (SELECT u."name" FROM "users" u WHERE u."id" = "noted"."actor_id"),
    (SELECT gone."before" ->> 'name' FROM "audit_log" gone
      WHERE gone."row_id" = "noted"."actor_id" AND gone."action" = 'DELETE' AND gone."table_name" = 'users' LIMIT 1)
  ),
  'order:' || p."order_id" || CASE WHEN p."attempt" > 1 THEN '~' || p."attempt" ELSE '' END,
  coalesce(p."paid_at", p."created_at")
FROM "payments" p
JOIN "bookings" b ON b."id" = p."booking_id"
LEFT JOIN LATERAL (
  SELECT a."actor_id" FROM "audit_log" a
  WHERE a."row_id" = p."id" AND a."after" ->> 'status' = 'PAID' AND a."before" ->> 'status' IS DISTINCT FROM 'PAID'
  ORDER BY a."id" DESC LIMIT 1
) "noted" ON true
WHERE p."status" = 'PAID' AND p."amount" > 0
ORDER BY coalesce(p."paid_at", p."created_at");--> statement-breakpoint
DROP TRIGGER "sum_payments_insert" ON "payments";--> statement-breakpoint
DROP TRIGGER "sum_payments_update" ON "payments";--> statement-breakpoint
DROP TRIGGER "sum_payments_delete" ON "payments";--> statement-breakpoint
DROP FUNCTION "sum_payments"();--> statement-breakpoint
DROP INDEX "payments_paid";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "paid_by";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "paid_at";--> statement-breakpoint
DROP INDEX "bookings_due";--> statement-breakpoint
CREATE INDEX "bookings_due" ON "bookings" USING btree ("total_amount","amount_paid","amount_refunded") WHERE "bookings"."status" <> 'CANCELLED' and "bookings"."total_amount" > "bookings"."amount_paid" - "bookings"."amount_refunded";--> statement-breakpoint
CREATE INDEX "gateway_refunds_booking" ON "gateway_refunds" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "gateway_refunds_open" ON "gateway_refunds" USING btree ("asked_at") WHERE "gateway_refunds"."state" = 'ASKED';--> statement-breakpoint
CREATE INDEX "ledger_paid" ON "ledger" USING btree ("paid_at","id");--> statement-breakpoint
CREATE INDEX "ledger_sums" ON "ledger" USING btree ("paid_at","method","kind","amount");--> statement-breakpoint
CREATE INDEX "ledger_booking" ON "ledger" USING btree ("booking_id","paid_at");--> statement-breakpoint
-- What may still be given back by a method. What came online may go back by transfer too; a refund that the gateway has not
-- answered yet counts as given back.
CREATE FUNCTION "refundable"("of_booking" uuid, "by_method" text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE "by_method" WHEN 'CASH' THEN "cash" WHEN 'TRANSFER' THEN "online" + "transfer" - "asked"
    ELSE least("online", "online" + "transfer") - "asked" END::bigint
  FROM (
    SELECT coalesce(sum("signed") FILTER (WHERE "method" = 'CASH'), 0) AS "cash",
      coalesce(sum("signed") FILTER (WHERE "method" = 'TRANSFER'), 0) AS "transfer",
      coalesce(sum("signed") FILTER (WHERE "method" = 'GATEWAY'), 0) AS "online"
    FROM (
      SELECT "method", CASE "kind" WHEN 'PAYMENT' THEN "amount" ELSE -"amount" END AS "signed"
      FROM "ledger" WHERE "booking_id" = "of_booking"
    ) "entries"
  ) "sums", (
    SELECT coalesce(sum("amount"), 0) AS "asked" FROM "gateway_refunds"
    WHERE "booking_id" = "of_booking" AND "state" = 'ASKED'
  ) "waiting"
$$;
--> statement-breakpoint
-- First the lock of the booking, then the look: entries of one booking are written one after the other.
CREATE FUNCTION "check_ledger_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  due bigint;
BEGIN
  SELECT CASE WHEN "status" = 'CANCELLED' THEN 0 ELSE greatest("total_amount" - "amount_paid" + "amount_refunded", 0) END
    INTO due FROM "bookings" WHERE "id" = NEW."booking_id" FOR UPDATE;
  IF NEW."kind" = 'PAYMENT' THEN
    IF NEW."method" <> 'GATEWAY' AND NEW."reason" IS NULL AND NEW."amount" > due THEN
      RAISE EXCEPTION 'More than is due is paid only with a reason.' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_due';
    END IF;
  ELSIF NEW."reason" IS NULL THEN
    RAISE EXCEPTION 'A refund needs a reason.' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_reason';
  ELSIF NEW."amount" > refundable(NEW."booking_id", NEW."method") THEN
    RAISE EXCEPTION 'More than was paid cannot be given back.' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_refundable';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "sum_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "bookings" SET
    "amount_paid" = (SELECT coalesce(sum("amount"), 0) FROM "ledger" WHERE "booking_id" = NEW."booking_id" AND "kind" = 'PAYMENT'),
    "amount_refunded" = (SELECT coalesce(sum("amount"), 0) FROM "ledger" WHERE "booking_id" = NEW."booking_id" AND "kind" = 'REFUND')
  WHERE "id" = NEW."booking_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Entries of the ledger are never changed or deleted.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "check_ledger_entry" BEFORE INSERT ON "ledger" FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();--> statement-breakpoint
CREATE TRIGGER "sum_ledger" AFTER INSERT ON "ledger" FOR EACH ROW EXECUTE FUNCTION sum_ledger();--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "ledger" FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
CREATE TRIGGER "append_only_truncate" BEFORE TRUNCATE ON "ledger" FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT ON "ledger" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();--> statement-breakpoint
-- The sums of a booking follow from the ledger, which is a record of its own.
DROP TRIGGER "record_change_update" ON "bookings";--> statement-breakpoint
CREATE TRIGGER "record_change_update" AFTER UPDATE ON "bookings" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '' AND OLD."amount_paid" = NEW."amount_paid" AND OLD."amount_refunded" = NEW."amount_refunded") EXECUTE FUNCTION record_change();
