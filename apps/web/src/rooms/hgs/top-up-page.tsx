import type { HgsAccount } from '@market/domain'
import { useState } from 'react'
import { definePage } from '../../routes/page.ts'
import { PaymentResult } from '../../shell/payment/payment-result.tsx'
import { AccountPanel } from './account-panel.tsx'
import * as css from './hgs.css.ts'
import { RemittancePanel } from './remittance-panel.tsx'
import { hgsTexts as texts } from './texts.ts'
import { TopUpForm } from './top-up-form.tsx'
import { VehicleForm } from './vehicle-form.tsx'
import { WayOffers } from './way-offers.tsx'

/** `/my/hgs/bakiye-yukleme`: the vehicle, the amount, the card. `?odeme=` names the payment one comes back from. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, description: texts.description }),
  shared: { fresh: 600, stale: 3600 },
  Component: TopUpPage,
})

function TopUpPage() {
  const [account, setAccount] = useState<HgsAccount>()
  return (
    <div className={css.page}>
      <h1 className={css.title}>{texts.title}</h1>
      <p className={css.intro}>{texts.intro}</p>
      <PaymentResult texts={texts.result} />
      {account ? (
        <>
          <AccountPanel account={account} onOther={() => setAccount(undefined)} />
          <TopUpForm key={account.plate} account={account} />
        </>
      ) : (
        <VehicleForm onFound={setAccount} />
      )}
      <RemittancePanel account={account} />
      <WayOffers />
    </div>
  )
}
