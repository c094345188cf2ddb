import { cartAnswers } from '../cart/cart-answers.ts'
import { deliveryAnswers } from '../delivery/delivery-answers.ts'
import { orderAnswers } from '../ordering/order-answers.ts'
import { paymentAnswers } from '../payment/payment-answers.ts'
import { refundAnswers } from '../refunds/refund-answers.ts'

/** Answers for the failures of all rooms; each code begins with its room. */
export const failureAnswers = {
  ...cartAnswers,
  ...deliveryAnswers,
  ...orderAnswers,
  ...paymentAnswers,
  ...refundAnswers,
}
