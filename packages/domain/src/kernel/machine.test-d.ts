import { expectTypeOf } from 'vitest'
import { cartRow } from '../cart/cart-row.ts'
import { formatPrice } from '../money/format-price.ts'
import { kurus, type Money } from '../money/money.ts'
import { validationMessages } from '../validation/messages.ts'
import { fail, type Result, succeed } from './result.ts'

// Must not compile: events unknown to a machine, values of unchecked results, messages without their parameters.
cartRow.next(cartRow.initial, { type: 'change' })
// @ts-expect-error no such event
cartRow.next(cartRow.initial, { type: 'CHANGE' })
// @ts-expect-error the text of the dialog is missing
cartRow.next(cartRow.initial, { type: 'change-failed' })
// @ts-expect-error a state is never written into
cartRow.initial.status = 'LOADING'

const asked = (ok: boolean): Result<Money, 'sold-out'> => (ok ? succeed(kurus(1)) : fail('sold-out'))
const answer = asked(true)
// @ts-expect-error a failure has no value
formatPrice(answer.value)
if (answer.ok) formatPrice(answer.value)
else expectTypeOf(answer.failure).toEqualTypeOf<'sold-out'>()

validationMessages.digitsBetween({ field: 'Kart', min: 15, max: 16 })
// @ts-expect-error the bounds are missing
validationMessages.digitsBetween({ field: 'Kart' })
