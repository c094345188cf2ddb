import type { DeviceSale } from '@market/domain/buy-back'
import { Loaded, useLoaded, useService } from '@market/react'
import { Button, ButtonLink, EmptyState } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { EmptyPicture } from '../../shared/picture/empty-picture.tsx'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import { SaleView } from './sale-view.tsx'
import { buyBackTexts } from './texts.ts'

const texts = buyBackTexts.sales
const pageSize = 10

const sell = <ButtonLink href="/cihaz-satis">{texts.sell}</ButtonLink>

/** `/my/cihaz-satislarim` */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <AccountFrame title={texts.title} route="my-cihaz-satislarim" end={sell}>
      {() => <Sales />}
    </AccountFrame>
  ),
})

export function Sales() {
  const buyBacks = useService(services.BuyBackGateway)
  const { answer, change, reload } = useLoaded(() => buyBacks.sales())
  const put = (changed: DeviceSale) =>
    change((sales) => sales.map((sale) => (sale.offerId === changed.offerId ? changed : sale)))
  return (
    <Loaded answer={answer} reload={reload}>
      {(sales) =>
        sales.length === 0 ? (
          <EmptyState picture={<EmptyPicture drawing="phone" />} title={texts.empty}>
            {texts.emptyText}
          </EmptyState>
        ) : (
          <List sales={sales} onChanged={put} />
        )
      }
    </Loaded>
  )
}

interface ListProps {
  readonly sales: readonly DeviceSale[]
  readonly onChanged: (sale: DeviceSale) => void
}

function List({ sales, onChanged }: ListProps) {
  const [shown, setShown] = useState(pageSize)
  return (
    <>
      {sales.slice(0, shown).map((sale) => (
        <SaleView key={sale.offerId} sale={sale} onChanged={onChanged} />
      ))}
      {shown < sales.length && (
        <Button variant="secondary" full onClick={() => setShown(shown + pageSize)}>
          {texts.more}
        </Button>
      )}
    </>
  )
}
