CREATE TABLE "waiting_bookings" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"attention_id" uuid
);
--> statement-breakpoint
ALTER TABLE "password_resets" DROP CONSTRAINT "password_resets_token_hash_unique";--> statement-breakpoint
ALTER TABLE "password_resets" DROP CONSTRAINT "password_resets_pkey";--> statement-breakpoint
ALTER TABLE "password_resets" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
ALTER TABLE "waiting_bookings" ADD CONSTRAINT "waiting_bookings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_bookings" ADD CONSTRAINT "waiting_bookings_attention_id_attention_id_fk" FOREIGN KEY ("attention_id") REFERENCES "public"."attention"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_bookings_network" ON "waiting_bookings" USING btree ("network");--> statement-breakpoint
CREATE INDEX "waiting_bookings_attention" ON "waiting_bookings" USING btree ("attention_id");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");