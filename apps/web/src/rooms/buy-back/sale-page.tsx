import { succeed } from '@market/domain/kernel'
import type { BuyBackTab } from '@market/domain/buy-back'
import { Loaded, useLoaded, useService } from '@market/react'
import { Alert, ButtonLink } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import { GuestProof } from '../../shared/guest-proof/guest-proof.tsx'
import * as css from './buy-back.css.ts'
import { SaleView } from './sale-view.tsx'
import { buyBackTexts } from './texts.ts'

const texts = buyBackTexts.sale

interface Named {
  readonly service: BuyBackTab
  readonly offerId: string
}

/** `/cihaz-satis/:service/:offer`: one sale, for guests and members. */
export const page = definePage<Named>({
  load: async ({ params }) => ({
    service: params.service === 'delta' ? 'delta' : 'garantili',
    offerId: params.offer ?? '',
  }),
  head: () => ({ title: texts.title, noindex: true }),
  Component: ({ data }) => (
    <div className={css.frame}>
      <h1 className={css.title}>{texts.title}</h1>
      <Sale key={data.offerId} {...data} />
    </div>
  ),
})

/** The sale. In another browser than the seller's, the e-mail address must be verified first. */
export function Sale({ service, offerId }: Named) {
  const buyBacks = useService(services.BuyBackGateway)
  const session = useService(services.SessionStore)
  const { answer, setAnswer, reload } = useLoaded(() => buyBacks.status(service, offerId))
  if (answer && !answer.ok && answer.failure.kind === 'not-found')
    return (
      <>
        <Alert tone="warning" announced>
          {texts.stranger}
        </Alert>
        <GuestProof
          title={texts.proof}
          note={texts.proofNote}
          email={undefined}
          onProven={(email) => {
            session.provenGuest(email)
            void reload()
          }}
        />
        <div>
          <ButtonLink variant="secondary" href="/giris-yap?redirect=my-cihaz-satislarim">
            {texts.login}
          </ButtonLink>
        </div>
      </>
    )
  return (
    <Loaded answer={answer} reload={reload}>
      {(sale) => <SaleView sale={sale} onChanged={(changed) => setAnswer(succeed(changed))} />}
    </Loaded>
  )
}
