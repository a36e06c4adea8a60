-- A whole name, as it sounds: the trigrams of a common first name would read everybody who has it.
create index account_whole_name on account (fold_greek(username) text_pattern_ops);
