import { formatIban } from '@market/domain/validation'
import type { BankAccount } from '@market/domain/checkout'
import { CopyButton, Loaded, useLoaded, useService } from '@market/react'
import { EmptyState, Panel } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import * as css from './account.css.ts'
import { accountTexts } from './texts.ts'

const texts = accountTexts.bankAccounts

/** `/my/tr/hesap-numaralari`: the shop's accounts for bank transfers. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <AccountFrame title={texts.title} route="my-tr-hesap-numaralari">
      {() => <BankAccounts />}
    </AccountFrame>
  ),
})

function BankAccounts() {
  const payments = useService(services.OrderPaymentGateway)
  const { answer, reload } = useLoaded(() => payments.accounts(false))
  return (
    <Loaded answer={answer} reload={reload}>
      {(accounts) => <AccountList accounts={accounts} />}
    </Loaded>
  )
}

function AccountList({ accounts }: { readonly accounts: readonly BankAccount[] }) {
  if (accounts.length === 0) return <EmptyState title={texts.empty} />
  return (
    <>
      <p className={css.note}>{texts.note}</p>
      <Panel flush>
        <ul className={css.rows}>
          {accounts.map((account) => (
            <li key={account.id} className={css.row}>
              <div>
                <p className={css.rowTitle}>{account.bank}</p>
                <p className={css.rowText}>{formatIban(account.iban)}</p>
                <p className={css.note}>{account.holder}</p>
              </div>
              <div className={css.rowActions}>
                <CopyButton what={texts.ibanOf(account.bank)} text={account.iban} />
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
