/** Where a mailbox ends such mails by one POST (RFC 8058); null where a mail cannot be ended so. */
export const mailEnds = `alter table mails add column one_click text`
