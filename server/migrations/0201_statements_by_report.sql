-- What followed from a report: whether it was reversed is said beside the report.
create index statement_of_reasons_report on statement_of_reasons (report_id) where report_id is not null;
