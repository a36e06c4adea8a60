-- The signed mandate of an agency, one of each property. Private: read through the app by the agency and by admins alone.
create table mandate_document (
  property_id bigint primary key references property on delete cascade,
  file_key text not null unique,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes > 0),
  -- The day on which the mandate was signed that it is of: a mandate signed on another day needs a document of its own.
  signed_on date,
  uploaded_at timestamptz not null,
  uploaded_by bigint references account on delete set null
);
create index mandate_document_uploaded_by on mandate_document (uploaded_by) where uploaded_by is not null;

-- The badge needs the document from now on.
update listing set exclusive = false where exclusive;
create index listing_exclusive on listing (property_id) where exclusive;
