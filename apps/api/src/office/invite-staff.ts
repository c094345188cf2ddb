import { writeInvitation } from '@market/database'
import { fail, succeed } from '@market/domain/kernel'
import { officeRoles, roleNames, teamRules } from '@market/domain/team'
import { isEmail, normalizeEmail } from '@market/domain/validation'
import { invitationMail } from '@market/mails'
import { writeMail } from '../platform/mail/write-mail.ts'
import type { OfficeCommand } from './office-command.ts'

export const inviteStaff: OfficeCommand = {
  usage: '<mail address> <role>',
  about: `mails a person the invitation to the office, as one of ${officeRoles.join(', ')}; the first one must be destek, who invites the others`,
  needs: 2,
  async run({ db: trx, config, clock }, [address = '', named = '']) {
    const email = normalizeEmail(address)
    const role = officeRoles.find((one) => one === named)
    if (!isEmail(email)) return fail(`"${address}" is no mail address.`)
    if (!role) return fail(`Say one of ${officeRoles.join(', ')} as the role.`)
    const now = clock.now()
    const { token } = await writeInvitation(trx, { email, role, shopId: null, now })
    const url = `${config.officeUrl}/davet/${token}`
    const hours = teamRules.invitationHours
    await writeMail(trx, invitationMail(config, { email, team: null, role: roleNames[role], url, hours }), now)
    return succeed(`${email} gets a link to ${config.officeUrl} by mail; it is valid once, for ${hours} hours.`)
  },
}
