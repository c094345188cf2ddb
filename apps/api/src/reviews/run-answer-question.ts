import { fail, type Result, succeed } from '@market/domain/kernel'
import { maxQuestionLength } from '@market/domain/reviews'
import { migrate, openDatabase, transact } from '@market/database'
import { readShopConfig } from '../platform/config/read-shop-config.ts'
import { writeOfficeLog } from '../platform/write-office-log.ts'
import { answerQuestion, openQuestions } from './answer-question.ts'

const usage = 'Say the question’s number and the answer: npm run answer-question -- 12 "Evet, otuz derecede yıkanır."'

/**
 * The operator's command to answer a question, in the configured database; lists unanswered questions without
 * arguments.
 */
export async function runAnswerQuestion(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<Result<string, string>> {
  const [number, ...words] = args
  const text = words.join(' ').trim()
  if (number !== undefined && (!/^[1-9]\d{0,9}$/.test(number) || text === '')) return fail(usage)
  if (text.length > maxQuestionLength) return fail(`An answer has at most ${maxQuestionLength} characters.`)
  const config = readShopConfig(env)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    await migrate(database.db)
    if (number !== undefined) {
      const now = new Date()
      const asked = { at: now, command: ['answer-question', ...args].join(' ') }
      return await transact(database.db, async (trx) =>
        writeOfficeLog(trx, asked, await answerQuestion(trx, { id: Number(number), text, now })),
      )
    }
    const open = await openQuestions(database.db)
    return succeed(open.length === 0 ? 'No question waits for an answer.' : [...open, '', usage].join('\n'))
  } finally {
    await database.close()
  }
}
