import type { HgsAccount, CompletedTopUp } from '@market/domain/hgs'
import { useCallback, useState } from 'react'
import { definePage } from '../../page/page.ts'
import { PaymentResult } from '../../shared/payment/payment-result.tsx'
import { AccountPanel } from './account-panel.tsx'
import * as css from './hgs.css.ts'
import { RemittancePanel } from './remittance-panel.tsx'
import { hgsTexts as texts } from './texts.ts'
import { TopUpForm } from './top-up-form.tsx'
import { TopUpReceipt } from './top-up-receipt.tsx'
import { useMadeTopUp } from './use-made-top-up.ts'
import { VehicleForm } from './vehicle-form.tsx'
import { WayOffers } from './way-offers.tsx'

/** `/my/hgs/bakiye-yukleme`: vehicle, amount and card. `?odeme=` names the payment after a return from the bank. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, description: texts.description }),
  shared: { fresh: 600, stale: 3600 },
  Component: TopUpPage,
})

function TopUpPage() {
  const [account, setAccount] = useState<HgsAccount>()
  // After the return from the bank the vehicle is shown again, and after a failure the amount, too.
  const made = useMadeTopUp(useCallback((known: CompletedTopUp) => setAccount(known.account), []))
  return (
    <div className={css.page}>
      <h1 className={css.title}>{texts.title}</h1>
      <p className={css.intro}>{texts.intro}</p>
      <PaymentResult texts={texts.result} />
      {made?.paid && <TopUpReceipt made={made} />}
      {account ? (
        <>
          <AccountPanel account={account} onOther={() => setAccount(undefined)} />
          <TopUpForm
            key={account.plate}
            account={account}
            amount={made?.account.plate === account.plate ? made.amount : undefined}
          />
        </>
      ) : (
        <VehicleForm onFound={setAccount} />
      )}
      <RemittancePanel account={account} />
      <WayOffers />
    </div>
  )
}
