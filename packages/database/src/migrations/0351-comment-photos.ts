/**
 * Photos of comments, whose files are in a folder. A comment lists its photos in `images`, in order. A row outlives its
 * comment and member until its file is deleted, so that no file is forgotten. `kept` is true once a comment has used
 * the photo.
 */
export const commentPhotos = `
create table comment_photos (
  key text primary key,
  user_id uuid references users (id) on delete set null,
  product_id int not null references products (id),
  comment_id int references comments (id) on delete set null,
  digest text not null,
  kept boolean not null default false,
  created_at timestamptz not null
);
create unique index comment_photos_once on comment_photos (user_id, product_id, digest);
create index comment_photos_comment on comment_photos (comment_id);
create index comment_photos_loose on comment_photos (created_at) where comment_id is null;
create index comments_photographed on comments (product_id, created_at desc, id desc)
  where status = 'published' and images <> '{}';

insert into limits (name, since, most, seconds) values ('photo', '2020-01-01T00:00:00+03:00', 60, 86400)
`
