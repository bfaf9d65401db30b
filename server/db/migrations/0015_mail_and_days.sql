CREATE TABLE "day_tellings" (
	"id" uuid PRIMARY KEY DEFAULT ordered_id() NOT NULL,
	"change" uuid NOT NULL,
	"date" date NOT NULL,
	"is_open" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"after" uuid
);
--> statement-breakpoint
DROP INDEX "messages_waiting";--> statement-breakpoint
-- One instant for all that is there already, so that no row is written anew.
ALTER TABLE "booking_details" ADD COLUMN "placed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_details" ALTER COLUMN "placed_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
CREATE FUNCTION "place_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."placed_at" := clock_timestamp();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "place_session" BEFORE UPDATE ON "booking_details" FOR EACH ROW
  WHEN (OLD."reservation_date" <> NEW."reservation_date") EXECUTE FUNCTION place_session();--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "priority" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "counts_for" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "closed_days" text;--> statement-breakpoint
CREATE INDEX "day_tellings_date" ON "day_tellings" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "attention_closed_day" ON "attention" USING btree (substr("key", 12, 10)) WHERE "attention"."kind" = 'CLOSED_DAY' and "attention"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "messages_counted" ON "messages" USING btree ("counts_for","created_at") WHERE "messages"."counts_for" is not null;--> statement-breakpoint
CREATE INDEX "messages_closed_days" ON "messages" USING btree ("id") WHERE "messages"."status" = 'WAITING' and "messages"."closed_days" is not null;--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("priority","due_at","id") WHERE "messages"."status" = 'WAITING';--> statement-breakpoint
UPDATE "messages" SET "priority" = CASE "kind" WHEN 'PASSWORD_RESET' THEN 0 WHEN 'BOOKED' THEN 2 WHEN 'REMINDER' THEN 3 ELSE 1 END
WHERE "status" = 'WAITING';
