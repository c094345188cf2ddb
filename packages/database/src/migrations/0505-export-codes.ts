/** A mailed code also confirms the export of an account without a password. */
export const exportCodes = `
alter table account_tokens drop constraint account_tokens_purpose_check;
alter table account_tokens add constraint account_tokens_purpose_check
  check (purpose in ('activation', 'reset', 'delete', 'export'))
`
