-- What admins filter and count: the audit log by date, and invoices that wait for a MARK beside their entry in the menu.
create index audit_log_at on audit_log (at);
create index invoice_without_mark on invoice (id) where mark is null;
