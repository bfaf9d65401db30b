CREATE TABLE "booking_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_list" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text,
	"first_session" date,
	"total_amount" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"code" text NOT NULL,
	"phone" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_list" ADD CONSTRAINT "booking_list_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A text as searches compare it: in lower case, without accents, with single spaces. What Unicode does not take apart is
-- spelled out.
CREATE FUNCTION "fold"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(
    lower(translate(regexp_replace(regexp_replace(normalize("given", NFKD), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g'),
      'ØøŁłĐđÐðĦħıẞÆŒ', 'oollddddhhißæœ')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;
--> statement-breakpoint
-- The pattern for LIKE that finds a text wherever it stands, whatever its characters.
CREATE FUNCTION "containing"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT '%' || regexp_replace("given", '([\\%_])', '\\\1', 'g') || '%'
$$;
--> statement-breakpoint
-- Every three characters that stand together: what contains a text has all of the text's own. Its cost is high, so that
-- PostgreSQL looks them up in the index and does not make them of each row.
CREATE FUNCTION "trigrams"("given" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT coalesce(array_agg(substr("given", n, 3)), '{}') FROM generate_series(1, length("given") - 2) n
$$;
--> statement-breakpoint
-- Trigrams side by side: enough of them to look a text up, and each one less is one list less to read in the index.
CREATE FUNCTION "sparse_trigrams"("given" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(substr("given", least(n, length("given") - 2), 3)), '{}') FROM generate_series(1, length("given"), 3) n
$$;
--> statement-breakpoint
-- The digits of a phone number with its country's; one that begins with 0 is Indonesian.
CREATE FUNCTION "phone_digits"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace("given", '\D', '', 'g'), '^00', ''), '^(620|0)', '62')
$$;
--> statement-breakpoint
CREATE FUNCTION "list_bookings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "booking_list" AS "l"
    ("booking_id", "created_at", "status", "payment_method", "total_amount", "name", "email", "code", "phone")
  SELECT "id", "created_at", "status", "payment_method", "total_amount", fold("customer_name"),
    coalesce(fold("customer_email"), ''), "booking_code", coalesce(phone_digits("customer_phone"), '')
  FROM "changed"
  ON CONFLICT ("booking_id") DO UPDATE SET
    "created_at" = excluded."created_at", "status" = excluded."status", "payment_method" = excluded."payment_method",
    "total_amount" = excluded."total_amount", "name" = excluded."name", "email" = excluded."email",
    "code" = excluded."code", "phone" = excluded."phone"
  WHERE ("l"."created_at", "l"."status", "l"."payment_method", "l"."total_amount", "l"."name", "l"."email", "l"."code", "l"."phone")
    IS DISTINCT FROM (excluded."created_at", excluded."status", excluded."payment_method", excluded."total_amount",
      excluded."name", excluded."email", excluded."code", excluded."phone");
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Of rows of booking_details or payments: what the list says of their bookings.
CREATE FUNCTION "list_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- First the lock and then the look: what another transaction changed meanwhile is seen.
  PERFORM FROM "booking_list" WHERE "booking_id" IN (SELECT "booking_id" FROM "changed") ORDER BY "booking_id" FOR UPDATE;
  UPDATE "booking_list" "l" SET "first_session" = "session"."first", "payment_status" = "payment"."status"
  FROM (SELECT DISTINCT "booking_id" FROM "changed") "ids"
    -- Grouped, as a plain min() would be looked for along the days of all bookings.
    LEFT JOIN LATERAL (
      SELECT min(d."reservation_date") AS "first" FROM "booking_details" d WHERE d."booking_id" = "ids"."booking_id" GROUP BY d."booking_id"
    ) "session" ON true
    LEFT JOIN LATERAL (
      SELECT p."status" FROM "payments" p WHERE p."booking_id" = "ids"."booking_id" ORDER BY p."created_at" DESC LIMIT 1
    ) "payment" ON true
  WHERE "l"."booking_id" = "ids"."booking_id"
    AND ("l"."first_session", "l"."payment_status") IS DISTINCT FROM ("session"."first", "payment"."status");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_bookings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "booking_counts" ("status", "payment_method", "payment_status", "change")
      SELECT "status", "payment_method", "payment_status", count(*) FROM "after" GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "booking_counts" ("status", "payment_method", "payment_status", "change")
      SELECT "status", "payment_method", "payment_status", -count(*) FROM "before" GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO "booking_counts" ("status", "payment_method", "payment_status", "change")
      SELECT "status", "payment_method", "payment_status", sum("n") FROM (
        SELECT "status", "payment_method", "payment_status", 1 AS "n" FROM "after"
        UNION ALL SELECT "status", "payment_method", "payment_status", -1 FROM "before"
      ) "both" GROUP BY 1, 2, 3 HAVING sum("n") <> 0;
  END IF;
  -- Rows that another transaction is putting together are left to it: nobody waits.
  IF (SELECT count(*) FROM "booking_counts") > 200 THEN
    WITH "gone" AS (
      DELETE FROM "booking_counts" WHERE "id" IN (SELECT "id" FROM "booking_counts" FOR UPDATE SKIP LOCKED) RETURNING *
    )
    INSERT INTO "booking_counts" ("status", "payment_method", "payment_status", "change")
      SELECT "status", "payment_method", "payment_status", sum("change") FROM "gone" GROUP BY 1, 2, 3 HAVING sum("change") <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO "booking_list"
  ("booking_id", "created_at", "status", "payment_method", "payment_status", "first_session", "total_amount", "name", "email", "code", "phone")
SELECT b."id", b."created_at", b."status", b."payment_method",
  (SELECT p."status" FROM "payments" p WHERE p."booking_id" = b."id" ORDER BY p."created_at" DESC LIMIT 1),
  (SELECT min(d."reservation_date") FROM "booking_details" d WHERE d."booking_id" = b."id"),
  b."total_amount", fold(b."customer_name"), fold(b."customer_email"), b."booking_code", phone_digits(b."customer_phone")
FROM "bookings" b;--> statement-breakpoint
INSERT INTO "booking_counts" ("status", "payment_method", "payment_status", "change")
  SELECT "status", "payment_method", "payment_status", count(*) FROM "booking_list" GROUP BY 1, 2, 3;--> statement-breakpoint
CREATE INDEX "booking_list_created" ON "booking_list" USING btree ("created_at","booking_id");--> statement-breakpoint
CREATE INDEX "booking_list_status" ON "booking_list" USING btree ("status","created_at","booking_id");--> statement-breakpoint
CREATE INDEX "booking_list_method" ON "booking_list" USING btree ("payment_method","created_at","booking_id");--> statement-breakpoint
CREATE INDEX "booking_list_payment" ON "booking_list" USING btree ("payment_status","created_at","booking_id");--> statement-breakpoint
CREATE INDEX "booking_list_name" ON "booking_list" USING btree ("name","booking_id");--> statement-breakpoint
CREATE INDEX "booking_list_session" ON "booking_list" USING btree ("first_session","booking_id");--> statement-breakpoint
CREATE INDEX "booking_list_amount" ON "booking_list" USING btree ("total_amount","booking_id");--> statement-breakpoint
CREATE INDEX "booking_list_search" ON "booking_list" USING gin (trigrams("name" || ' ' || "email" || ' ' || "code" || ' ' || "phone")) WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE TRIGGER "list_inserted" AFTER INSERT ON "bookings" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION list_bookings();--> statement-breakpoint
CREATE TRIGGER "list_updated" AFTER UPDATE ON "bookings" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION list_bookings();--> statement-breakpoint
CREATE TRIGGER "list_inserted" AFTER INSERT ON "booking_details" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION list_parts();--> statement-breakpoint
CREATE TRIGGER "list_updated" AFTER UPDATE ON "booking_details" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION list_parts();--> statement-breakpoint
CREATE TRIGGER "list_deleted" AFTER DELETE ON "booking_details" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION list_parts();--> statement-breakpoint
CREATE TRIGGER "list_inserted" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION list_parts();--> statement-breakpoint
CREATE TRIGGER "list_updated" AFTER UPDATE ON "payments" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION list_parts();--> statement-breakpoint
CREATE TRIGGER "list_deleted" AFTER DELETE ON "payments" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION list_parts();--> statement-breakpoint
CREATE TRIGGER "count_inserted" AFTER INSERT ON "booking_list" REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION count_bookings();--> statement-breakpoint
CREATE TRIGGER "count_updated" AFTER UPDATE ON "booking_list" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION count_bookings();--> statement-breakpoint
CREATE TRIGGER "count_deleted" AFTER DELETE ON "booking_list" REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION count_bookings();
