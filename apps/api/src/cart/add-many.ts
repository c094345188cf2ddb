import type { CartMessage } from '@market/domain'
import { productId } from '@market/domain'
import type { Database } from '../platform/database/open-database.ts'
import { CommandFailed } from '../platform/command-failed.ts'
import { answerFailure } from '../platform/http/failure-answers.ts'
import { cartAnswers } from './cart-failures.ts'
import { addToCart, type CartWrite } from './add-to-cart.ts'

interface Item {
  readonly productId: number
  readonly attrId: string
  readonly quantity: number
  readonly insurance: readonly number[] | undefined
}
interface ManyAdditions {
  readonly ownerId: string
  readonly items: readonly Item[]
  readonly now: Date
}

/** Adds what can be had and says what cannot; where nothing can be had the first reason refuses it all. */
export async function addMany(trx: Database, { ownerId, items, now }: ManyAdditions): Promise<CartWrite> {
  const messages: CartMessage[] = []
  const refusals: CommandFailed[] = []
  let touched: CartWrite['touched'] | undefined
  for (const item of items) {
    try {
      const added = await addToCart(trx, { ownerId, ...item, now })
      touched = added.touched
      messages.push(...added.messages)
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error
      refusals.push(error)
      messages.push({
        type: 'warning',
        text: answerFailure(cartAnswers, error.failure).message,
        productId: productId(item.productId),
      })
    }
  }
  if (touched) return { touched, messages }
  throw refusals[0] ?? new Error('nothing to add')
}
