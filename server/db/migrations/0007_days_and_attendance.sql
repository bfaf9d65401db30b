CREATE TABLE "days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"date" date NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"reason" text,
	"capacity" integer,
	"note" text,
	CONSTRAINT "days_date_unique" UNIQUE("date")
);
--> statement-breakpoint
ALTER TABLE "booking_details" ADD COLUMN "attendance" text;--> statement-breakpoint
CREATE INDEX "booking_details_day" ON "booking_details" USING btree ("reservation_date","booking_id");--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "days" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "booking_details" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();
