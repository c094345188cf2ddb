/** Manual actions of the shop's staff: operator, time, command and result. */
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
