CREATE TABLE "attention" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"booking_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "attention" ADD CONSTRAINT "attention_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attention_open" ON "attention" USING btree ("key") WHERE "attention"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "attention_key" ON "attention" USING btree ("key");--> statement-breakpoint
CREATE INDEX "attention_booking" ON "attention" USING btree ("booking_id");--> statement-breakpoint
-- 650000 → 'Rp. 650.000', the comma of the pattern being one whatever the locale.
CREATE FUNCTION "rupiah"("amount" bigint) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT 'Rp. ' || replace(to_char("amount", 'FM999,999,999,999,999,990'), ',', '.')
$$;
--> statement-breakpoint
CREATE FUNCTION "refund_due_text"("paid" bigint, "refunded" bigint) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT 'The booking is cancelled, and ' || CASE "refunded"
    WHEN 0 THEN rupiah("paid") || ' of it were paid.'
    ELSE rupiah("paid" - "refunded") || ' of what was paid have still to be given back.'
  END
$$;
--> statement-breakpoint
-- What came for a booking that is cancelled: before that, by whomever it is cancelled, or afterwards, however it came. Both
-- go when all is given back.
CREATE FUNCTION "attend_cancelled"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."amount_paid" <= NEW."amount_refunded" THEN
    UPDATE "attention" SET "resolved_at" = now()
    WHERE "booking_id" = NEW."id" AND "kind" IN ('REFUND_DUE', 'MONEY_FOR_CANCELLED') AND "resolved_at" IS NULL;
  ELSIF OLD."status" <> 'CANCELLED' THEN
    INSERT INTO "attention" ("kind", "key", "booking_id", "text")
    VALUES ('REFUND_DUE', 'REFUND_DUE:' || NEW."id", NEW."id", refund_due_text(NEW."amount_paid", NEW."amount_refunded"))
    ON CONFLICT ("key") WHERE "resolved_at" IS NULL DO NOTHING;
  ELSE
    IF NEW."amount_paid" > OLD."amount_paid" THEN
      INSERT INTO "attention" ("kind", "key", "booking_id", "text")
      VALUES ('MONEY_FOR_CANCELLED', 'MONEY_FOR_CANCELLED:' || NEW."id" || ':' || NEW."amount_paid", NEW."id",
        rupiah(NEW."amount_paid" - OLD."amount_paid") || ' were paid after the booking had been cancelled.');
    END IF;
    UPDATE "attention" SET "text" = refund_due_text(NEW."amount_paid", NEW."amount_refunded")
    WHERE "key" = 'REFUND_DUE:' || NEW."id" AND "resolved_at" IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "attend_cancelled" AFTER UPDATE ON "bookings" FOR EACH ROW WHEN (NEW."status" = 'CANCELLED' AND
  (OLD."status", OLD."amount_paid", OLD."amount_refunded") IS DISTINCT FROM (NEW."status", NEW."amount_paid", NEW."amount_refunded"))
  EXECUTE FUNCTION attend_cancelled();--> statement-breakpoint
CREATE FUNCTION "closed_day_text"("day" date, "reason" text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT 'The school is closed on ' || to_char("day", 'FMDD FMMonth YYYY') || coalesce(': ' || "reason", '') ||
    '. The booking has a session on that day.'
$$;
--> statement-breakpoint
CREATE FUNCTION "closed_day_key"("day" date, "booking" uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT to_char("day", '"CLOSED_DAY:"YYYY-MM-DD:') || "booking"
$$;
--> statement-breakpoint
-- CLOSED_DAY comes when a day is closed (repositories/closedDays.ts) and goes when the booking needs no other day any more …
CREATE FUNCTION "attend_ended_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "attention" SET "resolved_at" = now()
  WHERE "booking_id" = NEW."id" AND "kind" = 'CLOSED_DAY' AND "resolved_at" IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "attend_ended_booking" AFTER UPDATE ON "bookings" FOR EACH ROW WHEN (OLD."status" IN ('PENDING', 'CONFIRMED')
  AND NEW."status" NOT IN ('PENDING', 'CONFIRMED')) EXECUTE FUNCTION attend_ended_booking();--> statement-breakpoint
-- … or when its last session of that day is moved.
CREATE FUNCTION "attend_moved_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "attention" SET "resolved_at" = now()
  WHERE "key" = closed_day_key(OLD."reservation_date", OLD."booking_id") AND "resolved_at" IS NULL
    AND NOT EXISTS (
      SELECT FROM "booking_details" WHERE "booking_id" = OLD."booking_id" AND "reservation_date" = OLD."reservation_date"
    );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "attend_moved_session" AFTER UPDATE ON "booking_details" FOR EACH ROW
  WHEN (OLD."reservation_date" <> NEW."reservation_date") EXECUTE FUNCTION attend_moved_session();--> statement-breakpoint
-- Who has seen to something stands in the record; what goes by itself follows from a change that is recorded.
CREATE TRIGGER "record_change" AFTER UPDATE ON "attention" FOR EACH ROW
  WHEN (current_setting('surf.actor', true) <> '' AND pg_trigger_depth() = 0) EXECUTE FUNCTION record_change();--> statement-breakpoint
-- What was already so.
INSERT INTO "attention" ("kind", "key", "booking_id", "text")
SELECT 'REFUND_DUE', 'REFUND_DUE:' || "id", "id", refund_due_text("amount_paid", "amount_refunded")
FROM "bookings" WHERE "status" = 'CANCELLED' AND "amount_paid" > "amount_refunded";--> statement-breakpoint
INSERT INTO "attention" ("kind", "key", "booking_id", "text")
SELECT DISTINCT 'CLOSED_DAY', closed_day_key(d."date", b."id"), b."id", closed_day_text(d."date", d."reason")
FROM "days" d JOIN "booking_details" s ON s."reservation_date" = d."date" JOIN "bookings" b ON b."id" = s."booking_id"
WHERE NOT d."is_open" AND b."status" IN ('PENDING', 'CONFIRMED') AND d."date" >= (now() AT TIME ZONE 'UTC' + interval '8 hours')::date;
