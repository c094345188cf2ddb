import { signFields } from '@market/bank-protocol'
import type { BankDeps } from '../bank-deps.ts'
import { type BankPayment, settleBankPayment } from '../books/bank-payment.ts'
import { resultPage, strandedPage } from '../pages/result-page.ts'

export type TellMerchant = (url: string, fields: Readonly<Record<string, string>>) => void
export interface Ending {
  /**
   * The final page of a payment, which sends the browser back to the shop, except for the card that tests a missing
   * return.
   */
  end(payment: BankPayment): string
  /** Ends a waiting payment and notifies the merchant's server. */
  settle(payment: BankPayment, wish: Parameters<typeof settleBankPayment>[2]): Promise<void>
}

/** Creates the functions that end a payment, for all pages and payment methods. */
export function makeEnding({ db, clock, secret }: BankDeps, tell: TellMerchant): Ending {
  function signed(payment: BankPayment): Readonly<Record<string, string>> {
    const fields = {
      payment: payment.merchant_reference,
      reference: payment.reference,
      status: payment.status,
      amount: String(payment.amount),
      time: String(clock.now().getTime()),
    }
    return { ...fields, signature: signFields(secret, 'return', fields) }
  }
  const end = (payment: BankPayment): string =>
    payment.behaviour === 'stranded' && payment.status === 'captured'
      ? strandedPage()
      : resultPage({
          captured: payment.status === 'captured',
          reason: payment.reason,
          returnUrl: payment.return_url,
          fields: signed(payment),
        })
  return {
    end,
    async settle(payment, wish) {
      const settled = await settleBankPayment(db, payment, wish, clock.now())
      if (settled.behaviour !== 'stranded' && settled.behaviour !== 'silent')
        tell(settled.callback_url, signed(settled))
    },
  }
}
