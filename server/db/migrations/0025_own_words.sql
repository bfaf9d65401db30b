CREATE TABLE "school" (
	"id" uuid PRIMARY KEY DEFAULT ordered_id() NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"founded" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"whatsapp" text,
	"street" text NOT NULL,
	"area" text NOT NULL,
	"region" text NOT NULL,
	"map_url" text,
	"photo_folder_url" text,
	"instagram_url" text,
	"facebook_url" text,
	"youtube_url" text,
	"change_hours" integer,
	"reminder_at" text DEFAULT '17:00' NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "translations" jsonb DEFAULT '{"id": {}}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "translations" jsonb DEFAULT '{"id": {}}' NOT NULL;--> statement-breakpoint
ALTER TABLE "surf_spots" ADD COLUMN "translations" jsonb DEFAULT '{"id": {}}' NOT NULL;--> statement-breakpoint
ALTER TABLE "instructors" ADD COLUMN "translations" jsonb DEFAULT '{"id": {}}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "school_only" ON "school" USING btree ((true));--> statement-breakpoint
CREATE TRIGGER "count_version" BEFORE UPDATE ON "school" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_version();--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "school" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();
