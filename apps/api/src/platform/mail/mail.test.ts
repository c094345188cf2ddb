import { type Mail, guestCodeMail } from '@market/mails'
import { sql } from 'kysely'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSmtp, type TestSmtp } from '../../testing/start-smtp.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { readMails } from '../../testing/read-mails.ts'
import { purgeExpiredRows } from '../../wiring/purge-expired-rows.ts'
import { makeTransport } from './make-transport.ts'
import { deliverOutbox } from './deliver-outbox.ts'
import { forgetOldOutboxFiles } from './forget-outbox-files.ts'
import { writeOutboxFile } from './write-outbox-file.ts'
import { writeMail } from './write-mail.ts'

let api: TestApi
let smtp: TestSmtp
beforeAll(async () => {
  api = await startTestApi()
  smtp = await startSmtp()
})
afterAll(async () => {
  await smtp.stop()
  await api.stop()
})
beforeEach(() => api.deps.db.deleteFrom('mails').execute())

const plain: Mail = { recipient: 'elif@ornek.com', subject: 'Deneme iletisi', html: '<p>Şimdi</p>', text: 'Şimdi' }
const write = (mail: Partial<Mail> = {}) => writeMail(api.deps.db, { ...plain, ...mail }, api.deps.clock.now())
const files = () => makeTransport(api.deps.config)
const bySmtp = () => makeTransport({ ...api.deps.config, smtpUrl: smtp.url })

test('without SMTP a mail becomes readable files, the newest last', async () => {
  await write({ attachments: [{ filename: 'sozlesme.html', contentType: 'text/html', content: '<p>Madde 1</p>' }] })
  expect(await deliverOutbox(api.deps, files())).toBe(1)
  const folder = join(api.deps.config.dataDir, 'outbox')
  const names = readdirSync(folder).sort()
  expect(names.map((name) => name.replace(/^[\d_-]+/, ''))).toEqual([
    'deneme-iletisi.eml',
    'deneme-iletisi.html',
    'deneme-iletisi.txt',
  ])
  expect(readFileSync(join(folder, names[2] ?? ''), 'utf8')).toContain('Alıcı: elif@ornek.com')
  expect(readFileSync(join(folder, names[0] ?? ''), 'utf8')).toContain('sozlesme.html')
  expect(await deliverOutbox(api.deps, files())).toBe(0)
})
test('of a mail that is sent nothing stays in the database', async () => {
  const attachment = { filename: 'sozlesme.html', contentType: 'text/html', content: 'Bergamot Sokak' }
  const code = '<p>Kod 482913</p>'
  await write({
    recipient: 'bergamot@ornek.com',
    subject: 'Bergamot',
    html: code,
    text: code,
    attachments: [attachment],
  })
  const stored = async () => JSON.stringify(await api.deps.db.selectFrom('mails').selectAll().execute())
  expect(await stored()).toMatch(/482913.*Sokak/)
  await deliverOutbox(api.deps, files())
  expect(await stored()).not.toMatch(/bergamot|482913/i)
  expect(JSON.parse(await stored())).toHaveLength(1)
})
test('messages of one millisecond all stay, in order, until they are a month old', () => {
  const { dataDir } = api.deps.config
  const at = new Date('2026-03-01T10:00:00Z')
  for (let turn = 0; turn < 50; turn += 1)
    writeOutboxFile(dataDir, { at, title: 'Tek kodunuz', forms: { 'sms.txt': String(turn) } })
  const folder = join(dataDir, 'outbox')
  const codes = () => readdirSync(folder).filter((name) => name.endsWith('_tek-kodunuz.sms.txt'))
  const written = codes()
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(written).toEqual(Array.from({ length: 50 }, (_, turn) => String(turn)))
  forgetOldOutboxFiles(dataDir, at)
  expect(codes()).toHaveLength(50)
  forgetOldOutboxFiles(dataDir, new Date('2026-03-01T10:00:01Z'))
  expect(codes()).toHaveLength(0)
})
test('a mail that could not be sent is forgotten after a month', async () => {
  await write()
  await purgeExpiredRows(api.deps.db, new Date(api.deps.clock.now().getTime() + 29 * 24 * 3_600_000))
  expect(await readMails(api.deps.db)).toHaveLength(1)
  await purgeExpiredRows(api.deps.db, new Date(api.deps.clock.now().getTime() + 31 * 24 * 3_600_000))
  expect(await readMails(api.deps.db)).toHaveLength(0)
})
test('with SMTP it goes to its one recipient, once, though two workers run', async () => {
  await write()
  const sent = await Promise.all([deliverOutbox(api.deps, bySmtp()), deliverOutbox(api.deps, bySmtp())])
  expect(sent.toSorted()).toEqual([0, 1])
  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]).toMatchObject({ recipients: ['elif@ornek.com'] })
  expect(smtp.received[0]?.data).toContain('Subject: Deneme iletisi')
})
test('a mail that could not go out is tried again, later each time', async () => {
  await write()
  const down = () => Promise.reject(new Error('no route'))
  expect(await deliverOutbox(api.deps, down)).toBe(0)
  expect(await deliverOutbox(api.deps, files())).toBe(0)
  api.advance(31_000)
  expect(await deliverOutbox(api.deps, down)).toBe(0)
  api.advance(31_000)
  expect(await deliverOutbox(api.deps, files())).toBe(0)
  api.advance(31_000)
  expect(await deliverOutbox(api.deps, files())).toBe(1)
})
test('a mail that went out while the disk was full is not sent again', async () => {
  smtp.received.length = 0
  await write()
  const unmarked = new Set<string>()
  const { db } = api.deps
  await sql`create function refuse_mails() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`.execute(db)
  await sql`create trigger full_disk before update of sent_at on mails execute function refuse_mails()`.execute(db)
  await expect(deliverOutbox(api.deps, bySmtp(), unmarked)).rejects.toThrow('No space left')
  await expect(deliverOutbox(api.deps, bySmtp(), unmarked)).rejects.toThrow('No space left')
  await sql`drop function refuse_mails cascade`.execute(db)
  await deliverOutbox(api.deps, bySmtp(), unmarked)
  api.advance(61_000)
  await deliverOutbox(api.deps, bySmtp(), unmarked)
  expect(smtp.received).toHaveLength(1)
  expect(await readMails(db)).toMatchObject([{ recipient: '' }])
})
test('where a mail can be ended by one press, its headers say so, in a file and by SMTP, and carry no others', async () => {
  smtp.received.length = 0
  const oneClick = 'https://pazar.example/bitir/a.b'
  const folder = join(api.deps.config.dataDir, 'outbox')
  const newest = () =>
    readFileSync(
      join(
        folder,
        readdirSync(folder)
          .filter((name) => name.endsWith('.eml'))
          .sort()
          .at(-1) ?? '',
      ),
      'utf8',
    )
  const unfolded = (mail = '') => mail.replaceAll(/\r\n[ \t]+/g, ' ')
  const send = async (how: 'file' | 'smtp', mail: Partial<Mail>) => {
    await write(mail)
    await deliverOutbox(api.deps, how === 'file' ? files() : bySmtp())
    return unfolded(how === 'file' ? newest() : smtp.received.at(-1)?.data)
  }
  for (const how of ['file', 'smtp'] as const) {
    const said = await send(how, { oneClick })
    expect(said).toMatch(/^List-Unsubscribe: <https:\/\/pazar\.example\/bitir\/a\.b>\r$/m)
    expect(said).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const forged = await send(how, { oneClick: `${oneClick}>\r\nBcc: z@kotu.com\r\n\r\n<script>` })
    expect(forged).not.toMatch(/^Bcc:|<script/im)
    for (const none of [{}, { oneClick: 'javascript:alert(1)' }])
      expect(await send(how, none)).not.toContain('List-Unsub')
  }
  expect(await api.deps.db.selectFrom('mails').select('one_click').distinct().execute()).toEqual([{ one_click: null }])
})
test('line breaks in recipient and subject, and HTML in texts, are inert', async () => {
  smtp.received.length = 0
  await write({ recipient: 'elif@ornek.com\r\nBcc: x@kotu.com', subject: 'Konu\r\nBcc: y@kotu.com\r\n\r\nGövde' })
  await deliverOutbox(api.deps, bySmtp())
  const recipients = smtp.received.flatMap((mail) => mail.recipients)
  expect(recipients.some((recipient) => /^[xy]@kotu\.com$/.test(recipient))).toBe(false)
  expect(smtp.received.map((mail) => mail.data).join('\n')).not.toMatch(/^Bcc:/im)
  const { html } = guestCodeMail(
    { siteTitleShort: '<b>Güvercin</b>', siteUrl: 'https://x"onclick="y' },
    { email: 'a@b.co', code: '<script>1</script>', minutes: 10 },
  )
  expect(html).not.toMatch(/<script|<b>|"onclick/)
})

test('of a sent mail about an order only its subject stays', async () => {
  await write({ ...plain, subject: 'Faturanız: GV-7K2M9QXA-4TRB' })
  await deliverOutbox(api.deps, async () => {})
  const rows = await api.deps.db.selectFrom('mails').select(['recipient', 'subject', 'html', 'text']).execute()
  expect(rows).toEqual([{ recipient: '', subject: 'Faturanız: GV-7K2M9QXA-4TRB', html: '', text: '' }])
})
