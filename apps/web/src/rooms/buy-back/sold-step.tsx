import { isMember } from '@market/domain/session'
import { deviceSaleUrl } from '@market/domain/navigation'
import { formatPrice } from '@market/domain/money'
import type { DeviceSale } from '@market/domain/buy-back'
import { CopyButton, useService, useStream } from '@market/react'
import { Alert, ButtonLink, PigeonStamp } from '@market/ui'
import { useEffect, useRef } from 'react'
import { services } from '../../composition/tokens.ts'
import * as css from './buy-back.css.ts'
import { buyBackTexts } from './texts.ts'

const texts = buyBackTexts.sold

/** The last step: the parcel's code, and what to do before sending the device. */
export function SoldStep({ sale }: { readonly sale: DeviceSale }) {
  const { user } = useStream(useService(services.SessionStore).state)
  const member = isMember(user)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={css.wizard}>
      <div className={css.body}>
        <PigeonStamp />
        <h2 ref={heading} tabIndex={-1} className={css.stepTitle}>
          {buyBackTexts.steps.approved}
        </h2>
        <p className={css.offerText}>{texts.text(sale.device, formatPrice(sale.price))}</p>
        {sale.cargoCode !== null && (
          <div className={css.offer}>
            <p className={css.offerText}>{texts.code}</p>
            <p className={css.code}>{sale.cargoCode}</p>
            <p className={css.offerText}>{texts.codeNote}</p>
            <div>
              <CopyButton what={buyBackTexts.sales.copied} text={sale.cargoCode} />
            </div>
          </div>
        )}
        <section className={css.stepHead}>
          <h3 className={css.groupTitle}>{texts.prepare}</h3>
          <ol className={css.list}>
            {texts.list.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ol>
        </section>
        <Alert tone={member ? 'success' : 'warning'}>{member ? texts.mailed : texts.login}</Alert>
        <div className={css.actions}>
          {member ? (
            <ButtonLink href="/my/cihaz-satislarim">{texts.toSales}</ButtonLink>
          ) : (
            <>
              <ButtonLink href="/giris-yap?redirect=my-cihaz-satislarim">{texts.toLogin}</ButtonLink>
              <ButtonLink variant="secondary" href={deviceSaleUrl(sale)}>
                {texts.toSale}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
