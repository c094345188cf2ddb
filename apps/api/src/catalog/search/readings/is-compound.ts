import { isPossessive } from '@market/commerce'
import { endOf, type Question } from '../question.ts'

/** Whether the last word is the possessive end of a compound, which names the thing: `tablet kalemi`, `perde kornişi`. */
export function isCompound(question: Question): boolean {
  const [end, other] = [endOf(question), question.understanding.words.at(-2)]
  return end !== undefined && other !== undefined && other.inName !== true && isPossessive(end)
}
