DROP INDEX "bookings_created";--> statement-breakpoint
DROP INDEX "bookings_user";--> statement-breakpoint
CREATE INDEX "booking_details_product" ON "booking_details" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "bookings_spot" ON "bookings" USING btree ("surf_spot_id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("product_category_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "testimonies_created" ON "testimonies" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id","created_at" DESC NULLS FIRST);