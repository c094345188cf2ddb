import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { succeed } from '../kernel/result.ts'
import type { BuyBackEvent, BuyBackState } from './buy-back.ts'
import type { BuyBackGateway } from './buy-back-gateway.ts'
import { type Choice, deviceQuestions } from './device.ts'

/** Loads a service's questions about a model; returns the wizard's event of choosing it (rules.md S13). */
export const chooseModel =
  ({ buyBacks }: { readonly buyBacks: Pick<BuyBackGateway, 'memories' | 'questions'> }) =>
  async (
    { tab }: Pick<BuyBackState, 'tab'>,
    choice: Choice,
  ): GatewayResult<Extract<BuyBackEvent, { type: 'model' }>> => {
    const [memories, questions] = await Promise.all([
      tab === 'garantili' ? buyBacks.memories(choice.id) : succeed([]),
      buyBacks.questions(tab, choice.id),
    ])
    if (!memories.ok) return memories
    if (!questions.ok) return questions
    return succeed({ type: 'model', choice, questions: deviceQuestions(questions.value, memories.value) })
  }
