/**
 * Rate limits by start date: how often something may be done within a number of seconds. `most_checked` is the number
 * of additional times for clients that solve a robot check, since an office or a mobile network may share one address.
 * Null if the limit cannot be exceeded.
 */
export const limits = `
create table limits (
  name text not null,
  since timestamptz not null,
  most int not null check (most >= 0),
  most_checked int check (most_checked >= 0),
  seconds int not null check (seconds between 1 and 86400),
  primary key (name, since)
);
insert into limits (name, since, most, most_checked, seconds)
  select name, '2020-01-01T00:00:00+03:00', most, most_checked, seconds from (values
  ('login-device', 10, null, 900),
  ('login-account-network', 10, null, 900),
  ('login-account', 50, null, 900),
  ('login-address', 100, 300, 3600),
  ('social-login', 100, null, 3600),
  ('social-token', 100, null, 3600),
  ('guest-code-device', 5, null, 3600),
  ('guest-code-mailbox-network', 5, null, 3600),
  ('guest-code-mailbox', 20, null, 3600),
  ('guest-code-address', 60, 240, 3600),
  ('account-device', 5, null, 3600),
  ('account-mailbox-network', 5, null, 3600),
  ('account-mailbox', 20, null, 3600),
  ('account-form-address', 30, 120, 3600),
  ('document-owner', 20, null, 3600),
  ('document-address', 60, 180, 3600),
  ('form-owner', 5, null, 3600),
  ('form-address', 20, null, 3600),
  ('friend-mailbox', 3, null, 86400),
  ('hgs-remittance-mailbox', 3, null, 86400),
  ('guest-tracking', 5, null, 900),
  ('invoice-mail', 5, null, 3600),
  ('like', 60, null, 3600),
  ('account-export', 10, null, 3600),
  ('deletion-mail', 5, null, 3600),
  ('deletion-code', 5, null, 900),
  ('password', 10, null, 900),
  ('link-sms-owner', 5, null, 3600),
  ('link-sms-address', 5, null, 3600),
  ('gift-code-owner', 5, null, 900),
  ('gift-code-address', 5, null, 900),
  ('hgs-account-owner', 30, null, 600),
  ('hgs-account-address', 30, null, 600),
  ('device-price-owner', 60, null, 3600),
  ('device-price-address', 600, null, 3600)
) as terms (name, most, most_checked, seconds)
`
