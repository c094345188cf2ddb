import { type BankAccount, isPttemCardNumber, type PaymentMethod } from '@market/domain'
import { Alert, Radio, Skeleton, TextField } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../../shell/failure-text.ts'
import * as css from './checkout.css.ts'
import { checkoutTexts } from './texts.ts'

const texts = checkoutTexts.payment.other

/** What the shopper gives for a way to pay that is not a card. */
export interface OtherChoice {
  readonly bankAccountId: number | undefined
  readonly cardNumber: string
}
/** What is missing before the order may be placed; undefined where nothing is. */
export function otherProblem(method: PaymentMethod, choice: OtherChoice): string | undefined {
  if (needsAccount(method) && choice.bankAccountId === undefined) return texts.chooseBank
  return needsCard(method) && !isPttemCardNumber(choice.cardNumber) ? texts.invalidCard : undefined
}
export const needsAccount = (method: PaymentMethod): method is 'bank_transfer' | 'bank_instant' =>
  method === 'bank_transfer' || method === 'bank_instant'
export const needsCard = (method: PaymentMethod): method is 'pttem_card' | 'market_card' =>
  method === 'pttem_card' || method === 'market_card'

interface OtherMethodProps {
  readonly method: Exclude<PaymentMethod, 'credit_card'>
  readonly choice: OtherChoice
  readonly tried: boolean
  readonly onChange: (choice: OtherChoice) => void
}

/** The form of one way to pay, and how it will go. */
export function OtherMethod({ method, choice, tried, onChange }: OtherMethodProps) {
  return (
    <div className={css.otherForm}>
      <p className={css.note}>{texts.how[method]}</p>
      {needsAccount(method) && (
        <Accounts
          instant={method === 'bank_instant'}
          chosen={choice.bankAccountId}
          onChoose={(bankAccountId) => onChange({ ...choice, bankAccountId })}
        />
      )}
      {needsCard(method) && (
        <TextField
          id="stored-card"
          label={texts.cardNumber}
          name="stored-card"
          autoComplete="off"
          inputMode="numeric"
          maxLength={19}
          hint={texts.cardHint}
          value={choice.cardNumber}
          error={tried ? otherProblem(method, choice) : undefined}
          onChange={(event) => onChange({ ...choice, cardNumber: event.target.value })}
        />
      )}
    </div>
  )
}

interface AccountsProps {
  readonly instant: boolean
  readonly chosen: number | undefined
  readonly onChoose: (id: number) => void
}

function Accounts({ instant, chosen, onChoose }: AccountsProps) {
  const gateway = useService(services.OrderPaymentGateway)
  const [accounts, setAccounts] = useState<readonly BankAccount[]>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let current = true
    const read = async () => {
      const answer = await gateway.accounts(instant)
      if (!current) return
      if (answer.ok) setAccounts(answer.value)
      else setProblem(failureText(answer.failure))
    }
    void read()
    return () => {
      current = false
    }
  }, [gateway, instant])
  if (problem) return <Alert tone="error">{problem}</Alert>
  if (!accounts) return <Skeleton />
  return (
    <fieldset className={css.accounts}>
      <legend>{texts.bank}</legend>
      {accounts.map((account) => (
        <Radio
          key={account.id}
          name="bank-account"
          checked={account.id === chosen}
          onChange={() => onChoose(account.id)}
          label={instant ? account.bank : `${account.bank}, ${account.iban.replaceAll(/(.{4})/g, '$1 ').trim()}`}
        />
      ))}
    </fieldset>
  )
}
