CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"booking_id" uuid,
	"key" text,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"calendar" text,
	"repeats" uuid,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_booking" ON "messages" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("due_at") WHERE "messages"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "messages_resets" ON "messages" USING btree ("created_at") WHERE "messages"."kind" = 'PASSWORD_RESET' and "messages"."text" <> '';--> statement-breakpoint
-- What staff send again stands in the trail, without its text: that stands in the message.
CREATE FUNCTION "record_repeated_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_log" ("actor_id", "action", "table_name", "row_id", "after")
  VALUES (
    current_setting('surf.actor')::uuid, TG_OP, TG_TABLE_NAME, NEW.id,
    jsonb_build_object('id', NEW.id, 'kind', NEW.kind, 'booking_id', NEW.booking_id, 'repeats', NEW.repeats)
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT ON "messages" FOR EACH ROW WHEN (NEW."repeats" IS NOT NULL AND current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_repeated_message();
