-- Lists of a shop's packages and the office's search. Created while shops write.
drop index concurrently if exists parcels_id;
create unique index concurrently parcels_id on parcels (id);
drop index concurrently if exists parcels_of_shop;
create index concurrently parcels_of_shop on parcels (shop_id, tab, due_on, id) where tab is not null;
drop index concurrently if exists parcels_tracked;
create index concurrently parcels_tracked on parcels (upper(replace(tracking_no, ' ', ''))) where tracking_no is not null;
drop index concurrently if exists orders_email;
create index concurrently orders_email on orders (email_key, created_at desc);
drop index concurrently if exists orders_phone;
create index concurrently orders_phone
  on orders (right(regexp_replace(snapshot->'delivery'->>'phone', '\D', '', 'g'), 10), created_at desc);
drop index concurrently if exists mails_recipient;
create index concurrently mails_recipient on mails (recipient, created_at desc);
