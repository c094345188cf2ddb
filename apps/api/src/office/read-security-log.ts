import { succeed } from '@market/domain/kernel'
import { emailKey } from '@market/commerce'
import { sql } from 'kysely'
import type { OfficeCommand } from './office-command.ts'

const maxRows = 200

/** Events of accounts and commands of the office, the newest last. */
export const readSecurityLog: OfficeCommand = {
  usage: '[member’s mail or number | event | order]',
  about: 'what happened to accounts and what the office did, the newest last',
  needs: 0,
  async run({ db }, [wanted]) {
    const member = wanted?.includes('@')
      ? await db.selectFrom('users').select('id').where('email_key', '=', emailKey(wanted)).executeTakeFirst()
      : undefined
    const sought = member?.id ?? wanted
    const { rows } = await sql<{ at: Date; event: string; who: string | null; about: string | null }>`
      select * from (
        select id, at, event, who::text, about from security_log
        union all select id, at, 'office', who, command from office_log
      ) all_events
      where ${sought ?? null}::text is null or event = ${sought ?? ''} or who = ${sought ?? ''}
        or split_part(about, ' ', 1) = ${sought ?? ''}
      order by at desc, id desc limit ${maxRows}`.execute(db)
    const lines = rows.map(({ at, event, who, about }) => [at.toISOString(), event, who ?? '-', about ?? ''].join(' '))
    return succeed(lines.length === 0 ? 'Nothing is written down.' : lines.toReversed().join('\n'))
  },
}
