import { factsMail, officeMail } from '@market/mails'
import { postHgsRemittance } from '@market/contract'
import { succeed } from '@market/domain/kernel'
import { formatIban } from '@market/domain/validation'
import { type RemittanceForm, requestRemittance } from '@market/domain/hgs'
import type { Database } from '@market/database'
import { mailboxLimit } from '../content/mailbox-limit.ts'
import type { Deps } from '../platform/deps.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { sentForm } from '../platform/http/sent-form.ts'
import { limitForms } from '../platform/limits/limit-forms.ts'
import { consumeRateLimit } from '../platform/limits/rate-limit.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { findAccount } from './find-account.ts'
import { texts } from './texts.ts'

/**
 * Mails instructions for a transfer to the address in the form, and notifies the office of the request. The first mail
 * repeats only the plate of an existing account, so that the form cannot send a client's text to others
 * (security.md 27).
 */
export const remittanceRoute = ({ config }: Deps): AnyRoute =>
  route(postHgsRemittance, async ({ body, db, ...sender }) => {
    const { first_name: firstName, last_name: lastName, email, phone, by, vehicle } = body
    const tolls = {
      requestRemittance: async (form: RemittanceForm) => {
        await limitForms(db, 'hgs-remittance', sender)
        const { plate } = await findAccount(db, form.vehicle)
        await consumeRateLimit(db, mailboxLimit('hgs-remittance', form.email, sender.now))
        const { remittance, facts } = texts
        const mail = factsMail(config, {
          recipient: form.email,
          subject: remittance.subject,
          title: remittance.subject,
          preview: plate,
          intro: remittance.intro(plate),
          facts: [...(await readAccounts(db)), [remittance.reference, plate]],
          care: remittance.care,
        })
        await writeMail(db, mail, sender.now)
        const told = [
          [texts.form.firstName, form.firstName],
          [texts.form.lastName, form.lastName],
          [texts.form.email, form.email],
          [texts.form.phone, form.phone],
          [facts.plate, plate],
        ] as const
        await writeMail(db, officeMail(config, { subject: remittance.office(plate), fields: told }), sender.now)
        return succeed(undefined)
      },
    }
    const form = { firstName, lastName, email, phone, vehicle: { by, text: vehicle } }
    sentForm(await requestRemittance({ tolls })(form), texts.form)
    return {}
  })

async function readAccounts(db: Database): Promise<readonly (readonly [string, string])[]> {
  const accounts = await db.selectFrom('bank_accounts').select(['bank', 'holder', 'iban']).orderBy('id').execute()
  const holder = accounts[0]?.holder
  return [
    ...(holder === undefined ? [] : [[texts.remittance.holder, holder] as const]),
    ...accounts.map(({ bank, iban }) => [bank, formatIban(iban)] as const),
  ]
}
