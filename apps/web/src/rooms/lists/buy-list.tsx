import type { GatewayResult, GatewayFailure, ListSlug, Result } from '@market/domain/kernel'
import type { ListEntry, ListGateway } from '@market/domain/lists'
import { failureText, useService } from '@market/react'
import { Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useAddManyToCart } from '../../shared/cart/use-add-many-to-cart.ts'
import { canBuyAtOnce } from './can-buy-at-once.ts'
import * as css from './lists.css.ts'
import { listTexts as texts } from './texts.ts'

/** Maximum number of products in one call to the cart, and in one page of a list. */
const atOnce = 50

/** Adds all available products of a list to the cart. Products whose variant is not chosen are left out. */
export function BuyList({ slug }: { readonly slug: ListSlug }) {
  const lists = useService(services.ListGateway)
  const notices = useService(services.NoticeStore)
  const addMany = useAddManyToCart()
  const [busy, setBusy] = useState(false)
  const buy = async () => {
    if (busy) return
    setBusy(true)
    const read = await allOf(lists, slug)
    if (!read.ok) notices.toast({ type: 'error', text: failureText(read.failure) })
    else await add(read.value)
    setBusy(false)
  }
  const add = async (entries: readonly ListEntry[]) => {
    const ready = entries.filter(canBuyAtOnce)
    if (ready.length === 0) return notices.toast({ type: 'error', text: texts.noneToBuy })
    for (let from = 0; from < ready.length; from += atOnce) {
      const part = ready.slice(from, from + atOnce)
      if (!(await addMany(part.map(({ product, attrId }) => ({ productId: product.id, attrId, quantity: 1 }))))) return
    }
    const left = entries.length - ready.length
    if (left > 0) notices.toast({ type: 'error', text: texts.leftOut(left) })
  }
  return (
    <div className={css.bar}>
      <Button icon="cart" loading={busy} onClick={() => void buy()}>
        {texts.buyAll}
      </Button>
    </div>
  )
}

async function allOf(lists: ListGateway, slug: ListSlug): GatewayResult<readonly ListEntry[]> {
  let entries: readonly ListEntry[] = []
  for (;;) {
    const page: Result<{ readonly entries: readonly ListEntry[]; readonly count: number }, GatewayFailure> =
      await lists.one(slug, { limit: atOnce, offset: entries.length })
    if (!page.ok) return page
    entries = [...entries, ...page.value.entries]
    if (page.value.entries.length === 0 || entries.length >= page.value.count) return { ok: true, value: entries }
  }
}
