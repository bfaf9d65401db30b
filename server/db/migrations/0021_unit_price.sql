-- By USING, as an UPDATE would stand in the record of changes. Where a refund took off more than its people cost, the price of one is what it can be told from.
ALTER TABLE "booking_details" ADD COLUMN "unit_price" bigint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "booking_details" ALTER COLUMN "unit_price" DROP DEFAULT, ALTER COLUMN "unit_price" TYPE bigint USING round(("total_amount" + "amount_lowered")::numeric / "person");
