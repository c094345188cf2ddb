import type { Money } from '../money/money.ts'

/** The two services that buy devices. */
export type BuyBackTab = 'garantili' | 'delta'

/** One of the choices of a step. */
export interface Choice {
  readonly id: number
  readonly name: string
}
/** A question that a service asks about a device. */
export interface DeviceQuestion extends Choice {
  readonly options: readonly Choice[]
}
/** A service's price for the described device. */
export interface Offer {
  readonly id: string
  readonly price: Money
  /** The price is valid until this instant, ISO 8601. */
  readonly validUntil: string
}

/** Id of the question for the memory size; ids of the services' questions start at 1. */
const memoryQuestionId = 0

/** Questions about a device: garantili first asks for the memory size, if the device has one. */
export const deviceQuestions = (
  questions: readonly DeviceQuestion[],
  memories: readonly Choice[] = [],
): readonly DeviceQuestion[] =>
  memories.length === 0 ? questions : [{ id: memoryQuestionId, name: 'Hafıza', options: memories }, ...questions]

/**
 * Splits the answers into the memory size and the service's other questions; null for answers that were not asked for.
 */
export const readAnswers = (answers: Readonly<Record<number, number>>) => {
  const { [memoryQuestionId]: memory = null, ...rest } = answers
  return { memory, answers: rest }
}
