/**
 * Photos of returned goods, whose files are in a folder. A row outlives its request, and its order when the account is
 * deleted, until its file is deleted, so that no file is forgotten. `kept` is true once a return has used the photo.
 */
export const returnPhotos = `
create table return_photos (
  key text primary key,
  order_id uuid references orders (id) on delete set null,
  cancellation_id uuid references cancellations (id) on delete set null,
  place int not null default 0,
  digest text not null,
  kept boolean not null default false,
  created_at timestamptz not null
);
create index return_photos_order on return_photos (order_id);
create index return_photos_request on return_photos (cancellation_id, place);
create index return_photos_age on return_photos (created_at)
`
