/** Actions of the shop's people by hand: who, when, which command, and what came of it. */
export const officeLog = `
create table office_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  who text not null,
  command text not null,
  done boolean not null,
  outcome text not null
)
`
