import { readAddressee, removeSecondStep } from '@market/database'
import { fail, succeed } from '@market/domain/kernel'
import { secondStepLiftedMail } from '@market/mails'
import { emailKey } from '@market/commerce'
import { writeMail } from '../platform/mail/write-mail.ts'
import type { OfficeCommand } from './office-command.ts'

export const liftSecondStep: OfficeCommand = {
  usage: '<mail address>',
  about:
    'lifts the second step of a member who lost phone and recovery codes and has proven who they are; tells them by mail',
  needs: 1,
  async run({ db: trx, config, clock }, [email = '']) {
    const member = await trx
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', emailKey(email.trim()))
      .executeTakeFirst()
    if (!member || !(await removeSecondStep(trx, member.id))) return fail(`No member "${email}" has a second step.`)
    await writeMail(trx, secondStepLiftedMail(config, await readAddressee(trx, member.id)), clock.now())
    return succeed(`${email} signs in without a second step now, and is told so by mail.`)
  },
}
