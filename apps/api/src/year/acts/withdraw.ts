import { getRefund, postWithdrawReturn } from '@market/contract'
import type { Shopper } from './make-shopper.ts'

/** Takes back a return or an exchange that was asked for. */
export async function withdraw(shopper: Shopper, number: string): Promise<void> {
  const { dice, tell } = shopper.life
  const found = await shopper.ask(getRefund, { params: { order_id: number } })
  const [waiting] = dice.some(found?.refunds.filter(({ status }) => status === 'waiting') ?? [], 1)
  if (!waiting) return
  const done = await shopper.ask(postWithdrawReturn, { body: { cancel_id: waiting.cancel_id } })
  if (done) tell(`withdraws the ${waiting.kind} of ${number}`)
}
