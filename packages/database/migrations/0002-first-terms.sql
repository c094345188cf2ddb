-- Terms that apply from the first day. The operator changes them by rows with a later `since`. Sums are in
-- kuruş.

-- Hours among which a buyer chooses a delivery.
insert into delivery_hours (since, from_hour, to_hour) values
  ('2020-01-01T00:00:00+03:00', 9, 13),
  ('2020-01-01T00:00:00+03:00', 13, 18),
  ('2020-01-01T00:00:00+03:00', 18, 21);

-- Price and tax of gift wrapping by category, 0 for all others; null where nothing is wrapped: large
-- appliances and furniture fit no paper.
insert into gift_wraps (category_id, since, price, tax_rate) values
  (0, '2020-01-01T00:00:00+03:00', 3990, 20),
  (104, '2020-01-01T00:00:00+03:00', null, 20),
  (105, '2020-01-01T00:00:00+03:00', null, 20),
  (501, '2020-01-01T00:00:00+03:00', null, 20),
  (50602, '2020-01-01T00:00:00+03:00', null, 20);

-- Interest of instalments by card, in hundredths of a percent of the total.
insert into installment_plans (brand, since, count, interest_percent) values
  ('*', '2026-01-01T00:00:00+03:00', 1, 0),
  ('*', '2026-01-01T00:00:00+03:00', 2, 0),
  ('*', '2026-01-01T00:00:00+03:00', 3, 0),
  ('*', '2026-01-01T00:00:00+03:00', 4, 400),
  ('*', '2026-01-01T00:00:00+03:00', 6, 650),
  ('*', '2026-01-01T00:00:00+03:00', 9, 980),
  ('*', '2026-01-01T00:00:00+03:00', 12, 1320),
  ('troy', '2026-01-01T00:00:00+03:00', 1, 0),
  ('troy', '2026-01-01T00:00:00+03:00', 2, 0),
  ('troy', '2026-01-01T00:00:00+03:00', 3, 0),
  ('troy', '2026-01-01T00:00:00+03:00', 4, 0),
  ('troy', '2026-01-01T00:00:00+03:00', 6, 480),
  ('troy', '2026-01-01T00:00:00+03:00', 9, 790),
  ('amex', '2026-01-01T00:00:00+03:00', 1, 0),
  ('amex', '2026-01-01T00:00:00+03:00', 3, 350);

-- How often something may be done within so many seconds.
insert into limits (name, since, most, most_checked, seconds) values
  ('login-device', '2020-01-01T00:00:00+03:00', 10, null, 900),
  ('login-account-network', '2020-01-01T00:00:00+03:00', 10, null, 900),
  ('login-account', '2020-01-01T00:00:00+03:00', 50, null, 900),
  ('login-address', '2020-01-01T00:00:00+03:00', 100, 300, 3600),
  ('social-login', '2020-01-01T00:00:00+03:00', 100, null, 3600),
  ('social-token', '2020-01-01T00:00:00+03:00', 100, null, 3600),
  ('guest-code-device', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('guest-code-mailbox-network', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('guest-code-mailbox', '2020-01-01T00:00:00+03:00', 20, null, 3600),
  ('guest-code-address', '2020-01-01T00:00:00+03:00', 60, 240, 3600),
  ('account-device', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('account-mailbox-network', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('account-mailbox', '2020-01-01T00:00:00+03:00', 20, null, 3600),
  ('account-form-address', '2020-01-01T00:00:00+03:00', 30, 120, 3600),
  ('document-owner', '2020-01-01T00:00:00+03:00', 20, null, 3600),
  ('document-address', '2020-01-01T00:00:00+03:00', 60, 180, 3600),
  ('form-owner', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('form-address', '2020-01-01T00:00:00+03:00', 20, null, 3600),
  ('friend-mailbox', '2020-01-01T00:00:00+03:00', 3, null, 86400),
  ('hgs-remittance-mailbox', '2020-01-01T00:00:00+03:00', 3, null, 86400),
  ('guest-tracking', '2020-01-01T00:00:00+03:00', 5, null, 900),
  ('invoice-mail', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('like', '2020-01-01T00:00:00+03:00', 60, null, 3600),
  ('account-export', '2020-01-01T00:00:00+03:00', 10, null, 3600),
  ('deletion-mail', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('deletion-code', '2020-01-01T00:00:00+03:00', 5, null, 900),
  ('password', '2020-01-01T00:00:00+03:00', 10, null, 900),
  ('link-sms-owner', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('link-sms-address', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('gift-code-owner', '2020-01-01T00:00:00+03:00', 5, null, 900),
  ('gift-code-address', '2020-01-01T00:00:00+03:00', 5, null, 900),
  ('hgs-account-owner', '2020-01-01T00:00:00+03:00', 30, null, 600),
  ('hgs-account-address', '2020-01-01T00:00:00+03:00', 30, null, 600),
  ('device-price-owner', '2020-01-01T00:00:00+03:00', 60, null, 3600),
  ('device-price-address', '2020-01-01T00:00:00+03:00', 600, null, 3600),
  ('alarm', '2020-01-01T00:00:00+03:00', 60, null, 3600),
  ('gift', '2020-01-01T00:00:00+03:00', 120, null, 3600),
  ('photo', '2020-01-01T00:00:00+03:00', 60, null, 86400),
  ('second-step', '2020-01-01T00:00:00+03:00', 10, null, 900),
  ('second-step-device', '2020-01-01T00:00:00+03:00', 10, null, 900),
  ('second-step-account', '2020-01-01T00:00:00+03:00', 10, null, 900),
  ('second-step-account-day', '2020-01-01T00:00:00+03:00', 50, null, 86400),
  ('sign-in-code-device', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('sign-in-code-mailbox-network', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('sign-in-code-mailbox', '2020-01-01T00:00:00+03:00', 10, null, 3600),
  ('sign-in-code-mailbox-day', '2020-01-01T00:00:00+03:00', 20, null, 86400),
  ('sign-in-code-address', '2020-01-01T00:00:00+03:00', 60, 240, 3600),
  ('passkey-address', '2020-01-01T00:00:00+03:00', 60, 240, 900),
  ('sms-code-device', '2020-01-01T00:00:00+03:00', 5, null, 3600),
  ('sms-code-mailbox-network', '2020-01-01T00:00:00+03:00', 3, null, 3600),
  ('sms-code-mailbox', '2020-01-01T00:00:00+03:00', 6, null, 3600),
  ('sms-code-mailbox-day', '2020-01-01T00:00:00+03:00', 12, null, 86400),
  ('sms-code-address', '2020-01-01T00:00:00+03:00', 20, 60, 3600),
  ('push', '2020-01-01T00:00:00+03:00', 30, null, 3600),
  ('link-sms-number', '2020-01-01T00:00:00+03:00', 12, null, 86400);

-- Limits of one buyer’s unpaid orders.
insert into order_limits (since, unpaid, cash, cash_total, of_network) values
  ('2020-01-01T00:00:00+03:00', 5, 3, 1000000, 50);

-- Days that a parcel waits at a branch and in a locker, and that photos of a delivery are kept.
insert into parcel_terms (since, branch_days, locker_days, photo_days) values
  ('2020-01-01T00:00:00+03:00', 7, 3, 90);
