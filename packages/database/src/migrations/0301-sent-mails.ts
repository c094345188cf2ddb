/** A mail that is sent keeps nothing of its text, and of whom it went to. */
export const sentMails = `
update mails set recipient = '', subject = '', html = '', text = '', attachments = '[]' where sent_at is not null
`
