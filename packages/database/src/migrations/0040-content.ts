/**
 * Text pages and their versions. A version is published on its date and never changed afterwards; the one in force is
 * the newest whose date has come.
 */
export const content = `
create table content_pages (
  path text primary key,
  section text not null,
  position int not null,
  kind text not null,
  title text not null,
  summary text not null,
  icon text not null,
  indexed boolean not null
);
create index content_pages_section on content_pages (section, position);
create index content_pages_kind on content_pages (kind, position);

create table content_versions (
  path text not null references content_pages on delete cascade,
  version int not null,
  effective_at timestamptz not null,
  changes text not null,
  content jsonb not null,
  primary key (path, version)
);
`
