CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_row" ON "audit_log" USING btree ("row_id","id");--> statement-breakpoint
-- Secrets stay out of the trail: the hash of a password, and the key that would answer a guest's booking again.
CREATE FUNCTION "record_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_log" ("actor_id", "action", "table_name", "row_id", "before", "after")
  VALUES (
    current_setting('surf.actor')::uuid, TG_OP, TG_TABLE_NAME, coalesce(NEW.id, OLD.id),
    to_jsonb(OLD) - '{password_hash,idempotency_key,request_hash}'::text[],
    to_jsonb(NEW) - '{password_hash,idempotency_key,request_hash}'::text[]
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "users" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "products" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "product_categories" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "carousels" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "testimonies" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "surf_spots" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "images" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "videos" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "bookings" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();
--> statement-breakpoint
CREATE TRIGGER "record_change" AFTER INSERT OR UPDATE OR DELETE ON "payments" FOR EACH ROW WHEN (current_setting('surf.actor', true) <> '') EXECUTE FUNCTION record_change();
