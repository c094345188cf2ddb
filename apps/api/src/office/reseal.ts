import { fail, succeed } from '@market/domain/kernel'
import { resealRows } from '@market/database'
import { dataKeys } from '../platform/config/read-secrets.ts'
import type { OfficeCommand } from './office-command.ts'

export const reseal: OfficeCommand = {
  usage: '',
  about:
    'seals numbers of persons anew with the key `data` of the secrets; said again until nothing is left, `data_before` may go',
  needs: 0,
  inSteps: true,
  async run({ db, config }) {
    const { resealed, unreadable } = await resealRows(db, dataKeys(config.secrets))
    const done = `${resealed} ${resealed === 1 ? 'row is' : 'rows are'} sealed anew.`
    if (unreadable > 0) return fail(`${done} ${unreadable} were sealed with a key that is not among the secrets.`)
    return succeed(`${done} Nothing else is sealed with another key.`)
  },
}
