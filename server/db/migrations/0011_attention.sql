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
CREATE INDEX "attention_booking" ON "attention" USING btree ("booking_id");