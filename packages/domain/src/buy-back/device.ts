import type { Money } from '../money/money.ts'

/** The two services that buy devices. */
export type BuyBackTab = 'garantili' | 'delta'

/** One of the choices of a step. */
export interface Choice {
  readonly id: number
  readonly name: string
}
/** What a service wants to know of a device. */
export interface DeviceQuestion extends Choice {
  readonly options: readonly Choice[]
}
/** What a service pays for a device as it was described. */
export interface Offer {
  readonly id: string
  readonly price: Money
  /** Instant as ISO 8601 text until which the price stands. */
  readonly validUntil: string
}

/** Id under which the size of the memory is asked for; questions of the services begin at 1. */
const memoryQuestionId = 0

/** What is asked of a device: garantili wants the size of the memory first, where the device has one. */
export const deviceQuestions = (
  questions: readonly DeviceQuestion[],
  memories: readonly Choice[] = [],
): readonly DeviceQuestion[] =>
  memories.length === 0 ? questions : [{ id: memoryQuestionId, name: 'Hafıza', options: memories }, ...questions]

/** The answers, with the memory apart from those to the service's own questions; null where none was asked for. */
export const readAnswers = (answers: Readonly<Record<number, number>>) => {
  const { [memoryQuestionId]: memory = null, ...rest } = answers
  return { memory, answers: rest }
}
