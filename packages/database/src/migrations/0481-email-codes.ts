/** A code may prove the new e-mail address of a member. */
export const emailCodes = `
alter table guest_codes drop constraint guest_codes_purpose_check;
alter table guest_codes add constraint guest_codes_purpose_check
  check (purpose in ('guest', 'sign-in', 'sms-sign-in', 'phone', 'email'))
`
