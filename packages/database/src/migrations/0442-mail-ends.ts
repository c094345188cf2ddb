/** URL for unsubscribing from such mails with one POST (RFC 8058); null for mails that cannot be unsubscribed. */
export const mailEnds = `alter table mails add column one_click text`
