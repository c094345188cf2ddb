import { fail, type Result, succeed } from '@market/domain/kernel'
import { parsePrice } from '@market/domain/money'
import { bookTransfer } from '@market/commerce'
import { writeOfficeLog } from '../platform/write-office-log.ts'
import { asOperator } from './as-operator.ts'
import { transferBooks } from './payments.ts'
import { transferSentence } from '../payment/transfers/transfer-sentence.ts'

const usage =
  'Say the bank’s reference, what stands in the transfer’s text, and the amount: npm run book-transfer -- DEKONT-4711 GV-ABCD2345-EFGH 149,90'

/**
 * The operator's command to book a bank transfer in the configured database, also while APIs run on it. Returns a
 * sentence about the result.
 */
export async function runBookTransfer(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<Result<string, string>> {
  const [bankReference, bookedFor, written, ...more] = args
  if (bankReference === undefined || bookedFor === undefined || written === undefined || more.length > 0)
    return fail(usage)
  const amount = parsePrice(written)
  if (amount === undefined) return fail(`"${written}" is no amount in lira: write it as 149,90.`)
  return asOperator(env, async (deps, provider) => {
    const transfer = { bankReference, bookedFor, amount }
    const asked = { at: deps.clock.now(), command: ['book-transfer', ...args].join(' ') }
    await writeOfficeLog(deps.db, asked, fail('begun'))
    const booked = await bookTransfer(transferBooks(deps, provider), transfer)
    const sentence = transferSentence(transfer, booked)
    return writeOfficeLog(deps.db, asked, booked.ok ? succeed(sentence) : fail(sentence))
  })
}
