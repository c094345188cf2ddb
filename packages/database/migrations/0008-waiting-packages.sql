-- Packages that are still in their shop, by the day on which they are due. Created while shops write.
drop index concurrently if exists parcels_waiting;
create index concurrently parcels_waiting on parcels (shop_id, due_on, id) where tab in ('new', 'preparing');
