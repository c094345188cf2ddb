/**
 * Mailed codes that sign a member in, besides those that prove a guest's mailbox. No code is mailed to an address
 * without a member, but the response is the same. The limits are stricter, since such a code opens an account: with
 * five tries each, a hundred guesses a day.
 */
export const signInCodes = `
alter table guest_codes add column purpose text not null default 'guest' check (purpose in ('guest', 'sign-in'));
insert into limits (name, since, most, most_checked, seconds) values
  ('sign-in-code-device', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('sign-in-code-mailbox-network', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('sign-in-code-mailbox', '2020-01-01T00:00:00+03:00', 10, null, 3600),
  ('sign-in-code-mailbox-day', '2020-01-01T00:00:00+03:00', 20, null, 86400),
  ('sign-in-code-address', '2020-01-01T00:00:00+03:00', 60, 240, 3600)
`
