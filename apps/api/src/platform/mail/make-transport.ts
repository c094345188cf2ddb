import { createTransport } from 'nodemailer'
import type { Config } from '../config/config.ts'
import { oneClickHeaders } from '@market/mails'
import { writeOutboxFile } from './write-outbox-file.ts'
import type { MailToSend, MailTransport } from './deliver-outbox.ts'

type MailConfig = Pick<Config, 'dataDir' | 'smtpUrl' | 'mailFrom'>

/** SMTP if `SMTP_URL` is set, otherwise readable files in the data folder's `outbox`. */
export const makeTransport = (config: MailConfig): MailTransport =>
  config.smtpUrl ? smtpTransport(config.smtpUrl, config.mailFrom) : fileTransport(config)

function smtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return async (mail) => {
    await smtp.sendMail(message(mail, from))
  }
}

function fileTransport({ dataDir, mailFrom }: MailConfig): MailTransport {
  const stream = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message: eml } = await stream.sendMail(message(mail, mailFrom))
    writeOutboxFile(dataDir, {
      at: mail.writtenAt,
      title: mail.subject,
      forms: {
        eml: Buffer.isBuffer(eml) ? eml : '',
        html: mail.html,
        txt: `Alıcı: ${mail.recipient}\nKonu: ${mail.subject}\n\n${mail.text}`,
      },
    })
  }
}

const message = (mail: MailToSend, from: string) => ({
  from,
  // Pass the address as an object, so that it is not parsed as a list of addresses.
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  // The Message-ID is in the sender's domain, since mail servers distrust others.
  messageId: `<${mail.id}@${/@([^>]+)/.exec(from)?.[1] ?? 'localhost'}>`,
  attachments: [...mail.attachments],
  headers: oneClickHeaders(mail.oneClick),
  disableFileAccess: true,
  disableUrlAccess: true,
})
