import type { FieldProblem } from '@market/domain/kernel'
import type { Money } from '@market/domain/money'
import {
  needsAccount,
  needsStoredCard,
  type OtherChoice,
  otherProblems,
  type PaymentMethod,
} from '@market/domain/checkout'
import { TextField } from '@market/ui'
import { BankAccounts } from './bank-accounts.tsx'
import { CardLimit } from './card-limit.tsx'
import { formatCardNumber } from '../../../shared/payment/card-text.ts'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.payment.other

export const otherText = ({ field }: Pick<FieldProblem<'bank' | 'card'>, 'field'>): string =>
  field === 'bank' ? texts.chooseBank : texts.invalidCard

interface OtherMethodProps {
  readonly method: Exclude<PaymentMethod, 'credit_card'>
  readonly choice: OtherChoice
  readonly total: Money
  readonly tokenizerUrl: string
  readonly tried: boolean
  readonly onChange: (choice: OtherChoice) => void
}

/** The form of a payment method other than by card, and an explanation. */
export function OtherMethod({ method, choice, total, tokenizerUrl, tried, onChange }: OtherMethodProps) {
  const [problem] = otherProblems(method, choice)
  return (
    <div className={css.otherForm}>
      <p className={css.note}>{texts.how[method]}</p>
      {needsAccount(method) && (
        <BankAccounts
          instant={method === 'bank_instant'}
          chosen={choice.bankAccountId}
          onChoose={(bankAccountId) => onChange({ ...choice, bankAccountId })}
        />
      )}
      {needsStoredCard(method) && (
        <>
          <TextField
            id="stored-card"
            label={texts.cardNumber}
            mark={checkoutTexts.required}
            name="stored-card"
            autoComplete="off"
            inputMode="numeric"
            hint={texts.cardHint}
            value={choice.cardNumber}
            error={tried && problem ? otherText(problem) : undefined}
            onChange={(event) => onChange({ ...choice, cardNumber: formatCardNumber(event.target.value) })}
          />
          {!problem && (
            <CardLimit key={choice.cardNumber} number={choice.cardNumber} total={total} tokenizerUrl={tokenizerUrl} />
          )}
        </>
      )}
    </div>
  )
}
