CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
DROP INDEX "booking_list_search";--> statement-breakpoint
DROP FUNCTION "trigrams"(text);--> statement-breakpoint
DROP FUNCTION "sparse_trigrams"(text);--> statement-breakpoint
CREATE INDEX "booking_list_search" ON "booking_list" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"code" gin_trgm_ops,"phone" gin_trgm_ops) WITH (gin_pending_list_limit=64);
