CREATE SEQUENCE "id_order";--> statement-breakpoint
-- A UUID of version 7 (RFC 9562): the milliseconds of now(), then 26 bits that count, then 48 random ones. So rows whose created_at
-- is the same sort by their ids as they were made, whichever instance or trigger made them; the count begins anew after 67 million.
-- uuidv7() of PostgreSQL 18 would do for one connection, and PostgreSQL 15 does not have it.
CREATE FUNCTION "ordered_id"() RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT (
    lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex("count" >> 14), 3, '0') ||
    to_hex(32768 | ("count" & 16383)) || right(gen_random_uuid()::text, 12)
  )::uuid
  FROM (SELECT nextval('id_order') & 67108863 AS "count") "next"
$$;
--> statement-breakpoint
DROP INDEX "bookings_created";--> statement-breakpoint
DROP INDEX "testimonies_created";--> statement-breakpoint
ALTER TABLE "attention" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "booking_details" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "carousels" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "days" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "product_categories" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "surf_spots" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "testimonies" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
ALTER TABLE "videos" ALTER COLUMN "id" SET DEFAULT ordered_id();--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "testimonies_created" ON "testimonies" USING btree ("created_at","id");