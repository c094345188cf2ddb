import { cartAnswers } from '../cart/cart-failures.ts'
import { deliveryAnswers } from '../delivery/delivery-failures.ts'
import { orderAnswers } from '../ordering/order-failures.ts'
import { paymentAnswers } from '../payment/payment-failures.ts'
import { refundAnswers } from '../refunds/refund-failures.ts'

/** Answers for the failures of all rooms; each code begins with its room. */
export const failureAnswers = {
  ...cartAnswers,
  ...deliveryAnswers,
  ...orderAnswers,
  ...paymentAnswers,
  ...refundAnswers,
}
