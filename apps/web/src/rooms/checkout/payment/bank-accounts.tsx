import { formatIban } from '@market/domain/validation'
import type { BankAccount } from '@market/domain/checkout'
import { failureText, useService } from '@market/react'
import { Alert, Radio, Skeleton } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.payment.other

interface BankAccountsProps {
  /** Show only banks with instant transfers. */
  readonly instant: boolean
  readonly chosen: number | undefined
  readonly onChoose: (id: number) => void
}

/** The shop's bank accounts, to choose the one for the transfer. */
export function BankAccounts({ instant, chosen, onChoose }: BankAccountsProps) {
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
          label={instant ? account.bank : `${account.bank}, ${formatIban(account.iban)}`}
        />
      ))}
    </fieldset>
  )
}
