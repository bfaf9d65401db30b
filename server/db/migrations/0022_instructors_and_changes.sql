CREATE TABLE "instructor_away" (
	"instructor_id" uuid NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "instructor_away_instructor_id_date_pk" PRIMARY KEY("instructor_id","date")
);
--> statement-breakpoint
CREATE TABLE "instructors" (
	"id" uuid PRIMARY KEY DEFAULT ordered_id() NOT NULL,
	"name" text NOT NULL,
	"role" text,
	"about" text,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"image_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attention" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "booking_details" ADD COLUMN "surf_spot_id" uuid;--> statement-breakpoint
ALTER TABLE "booking_details" ADD COLUMN "surf_spot_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_details" ADD COLUMN "instructor_id" uuid;--> statement-breakpoint
ALTER TABLE "booking_details" ADD COLUMN "price_before" bigint;--> statement-breakpoint
ALTER TABLE "booking_details" ADD COLUMN "price_reason" text;--> statement-breakpoint
ALTER TABLE "booking_details" ADD COLUMN "people_came" integer;--> statement-breakpoint
ALTER TABLE "booking_details" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "instructor_away" ADD CONSTRAINT "instructor_away_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_details" ADD CONSTRAINT "booking_details_surf_spot_id_surf_spots_id_fk" FOREIGN KEY ("surf_spot_id") REFERENCES "public"."surf_spots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_details" ADD CONSTRAINT "booking_details_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_details_spot" ON "booking_details" USING btree ("surf_spot_id");--> statement-breakpoint
CREATE INDEX "booking_details_instructor" ON "booking_details" USING btree ("instructor_id");--> statement-breakpoint
-- Without the triggers, as nobody changes anything: no record, no rows of the list to be made anew.
ALTER TABLE "booking_details" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "booking_details" d SET "surf_spot_id" = b."surf_spot_id", "surf_spot_name" = b."surf_spot_name" FROM "bookings" b WHERE b."id" = d."booking_id";--> statement-breakpoint
ALTER TABLE "booking_details" ENABLE TRIGGER USER;--> statement-breakpoint
-- A session begins at the spot of its booking, unless another one is given.
CREATE FUNCTION "spot_of_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT b."surf_spot_id", b."surf_spot_name" INTO NEW."surf_spot_id", NEW."surf_spot_name" FROM "bookings" b WHERE b."id" = NEW."booking_id";
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "spot_of_booking" BEFORE INSERT ON "booking_details" FOR EACH ROW WHEN (NEW."surf_spot_name" = '') EXECUTE FUNCTION spot_of_booking();--> statement-breakpoint
CREATE FUNCTION "count_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."version" := OLD."version" + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "count_version" BEFORE UPDATE ON "booking_details" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_version();--> statement-breakpoint
CREATE TRIGGER "count_version" BEFORE UPDATE ON "bookings" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_version();--> statement-breakpoint
-- A change of a session is one of its booking, too.
CREATE FUNCTION "count_booking_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "bookings" SET "version" = "version" + 1 WHERE "id" = OLD."booking_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "count_booking_version" AFTER UPDATE ON "booking_details" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_booking_version();--> statement-breakpoint
CREATE TRIGGER "count_deleted_session" AFTER DELETE ON "booking_details" FOR EACH ROW EXECUTE FUNCTION count_booking_version();--> statement-breakpoint
-- The number of a version follows from the change, which has a record of its own.
CREATE OR REPLACE FUNCTION "record_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  secret CONSTANT text[] := '{password_hash,idempotency_key,request_hash,version}';
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - 'version' = to_jsonb(NEW) - 'version' AND OLD IS DISTINCT FROM NEW THEN
    RETURN NULL;
  END IF;
  INSERT INTO "audit_log" ("actor_id", "action", "table_name", "row_id", "before", "after", "note")
  VALUES (
    current_setting('surf.actor')::uuid, TG_OP, TG_TABLE_NAME, coalesce(NEW.id, OLD.id),
    to_jsonb(OLD) - secret, to_jsonb(NEW) - secret, nullif(current_setting('surf.note', true), '')
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "instructors" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();
