-- The office's list of the mails about an order. Of a sent mail only such a subject stays, which ends with the number.
drop index concurrently if exists mails_of_order;
create index concurrently mails_of_order on mails (right(subject, 16)) where sent_at is not null and subject <> '';
