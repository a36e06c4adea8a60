-- As the feed named them when the item was applied last: another list is a change of the item.
alter table source_item add column photos jsonb not null default '[]';
