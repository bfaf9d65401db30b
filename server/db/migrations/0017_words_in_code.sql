ALTER TABLE "attention" ADD COLUMN "resolved_by" uuid;--> statement-breakpoint
-- What is raised about cancelled bookings and closed days, its words and when it ends are in payments/moneyOfCancelled.ts,
-- payments/setStatus.ts, messages/closing.ts and bookings/changeSession.ts. What the ledger takes and sums up stays here.
DROP TRIGGER "attend_cancelled" ON "bookings";--> statement-breakpoint
DROP TRIGGER "attend_ended_booking" ON "bookings";--> statement-breakpoint
DROP TRIGGER "attend_moved_session" ON "booking_details";--> statement-breakpoint
DROP FUNCTION "attend_cancelled"();--> statement-breakpoint
DROP FUNCTION "attend_ended_booking"();--> statement-breakpoint
DROP FUNCTION "attend_moved_session"();--> statement-breakpoint
DROP FUNCTION "refund_due_text"(bigint, bigint);--> statement-breakpoint
DROP FUNCTION "closed_day_text"(date, text);--> statement-breakpoint
DROP FUNCTION "closed_day_key"(date, uuid);--> statement-breakpoint
DROP FUNCTION "rupiah"(bigint);--> statement-breakpoint
-- Who has seen to something stands in the record; what ends by itself follows from a change that is recorded.
DROP TRIGGER "record_change" ON "attention";--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER UPDATE ON "attention" FOR EACH ROW
  WHEN (current_setting('surf.actor', true) <> '' AND NEW."resolved_by" IS NOT NULL) EXECUTE FUNCTION record_change();
