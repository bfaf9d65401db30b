-- The list of changes is read by days, the newest first.
CREATE INDEX "audit_log_made" ON "audit_log" USING btree ("created_at","id");
