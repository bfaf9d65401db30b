DROP INDEX "messages_created";--> statement-breakpoint
CREATE INDEX "messages_listed" ON "messages" USING btree ("created_at","id","status","recipient","booking_id");