/** After a mail is sent, its text and recipient are deleted. */
export const sentMails = `
update mails set recipient = '', subject = '', html = '', text = '', attachments = '[]' where sent_at is not null
`
