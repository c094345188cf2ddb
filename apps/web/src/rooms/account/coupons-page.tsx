import { Loaded, useLoaded, useService } from '@market/react'
import { ButtonLink, EmptyState, Panel } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import { EmptyPicture } from '../../shared/picture/empty-picture.tsx'
import { OfferRow } from '../../shared/promotion/offer-row.tsx'
import * as css from '../../shared/promotion/offers.css.ts'
import { promotionTexts as texts } from '../../shared/promotion/texts.ts'

/** `/my/kuponlarim`: the member's collected coupons, each with its state. */
export const page = definePage<null>({
  head: () => ({ title: texts.page, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <AccountFrame title={texts.page} route="/my/kuponlarim">
      {() => <Coupons />}
    </AccountFrame>
  ),
})

function Coupons() {
  const gateway = useService(services.PromotionGateway)
  const { answer, reload } = useLoaded(() => gateway.own())
  return (
    <Loaded answer={answer} reload={reload}>
      {(coupons) =>
        coupons.length === 0 ? (
          <EmptyState
            picture={<EmptyPicture drawing="label" />}
            title={texts.empty}
            action={<ButtonLink href="/">{texts.emptyAction}</ButtonLink>}
          />
        ) : (
          <Panel>
            <ul className={css.list}>
              {coupons.map((coupon) => (
                <OfferRow key={coupon.id} offer={coupon} named />
              ))}
            </ul>
            <p className={css.rule}>{texts.rule}</p>
          </Panel>
        )
      }
    </Loaded>
  )
}
