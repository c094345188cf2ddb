import type { AlarmKind } from '@market/domain/alarms'
import {
  combinationOf,
  comparedOf,
  maxCompared,
  missingVariant,
  type ProductDetail,
  type ProductVariants,
  toggleCompared,
} from '@market/domain/catalog'
import type { PriceStatus } from '@market/domain/shell'
import { LatePart, useService, useStream } from '@market/react'
import { Button } from '@market/ui'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAfterLogin } from '../../../shared/account/use-after-login.ts'
import { services } from '../../../composition/tokens.ts'
import { FavouriteButton } from '../../../shared/favourites/favourite-button.tsx'
import { alarmFragments } from '../../../shared/product/alarm-address.ts'
import { actionsTexts as texts } from './actions-texts.ts'
import * as css from './extras.css.ts'
import { briefOf } from '../../../shared/product/product-brief.ts'
import { useBriefs } from '../../../shared/product/use-briefs.ts'
import { useFreshVariants } from './use-fresh-variants.ts'

const bring = {
  'ask-seller': async () => (await import('./ask-drawer.tsx')).AskDrawer,
  'suggest-to-friend': async () => (await import('./friend-drawer.tsx')).FriendDrawer,
  wholesale: async () => (await import('./wholesale-drawer.tsx')).WholesaleDrawer,
}
type Drawer = keyof typeof bring
const bringAlarm = async () => (await import('../alarm/alarm-drawer.tsx')).AlarmDrawer
const bringComparison = async () => (await import('../../../shared/product/comparison-dialog.tsx')).ComparisonDialog

interface ProductActionsProps {
  readonly product: ProductDetail
  /** Ids of the variant values chosen so far. */
  readonly chosen: readonly number[]
  readonly onChosen: (chosen: readonly number[]) => void
  readonly onVariants: (variants: ProductVariants) => void
  readonly onPriceStatus: (status: PriceStatus) => void
}

/** Actions on a product other than buying it. */
export function ProductActions({ product, chosen, onChosen, onVariants, onPriceStatus }: ProductActionsProps) {
  const attrId = missingVariant(product, chosen) ? '' : combinationOf(chosen)
  useFreshVariants({ productId: product.id, attrId, onVariants, onPriceStatus })
  const panels = useService(services.PanelStore)
  const notices = useService(services.NoticeStore)
  const { user } = useStream(useService(services.SessionStore).state)
  const open = useStream(panels.state)
  const [remembered, changeCompared] = useBriefs('compared')
  const brief = briefOf(product)
  const compared = comparedOf(remembered, brief.kind)
  const [comparing, setComparing] = useState(false)
  const isCompared = compared.some(({ id }) => id === product.id)
  /**
   * Whether the button opens the comparison: this product can be compared with others, or the list is full. So no
   * second button has to load late.
   */
  const opens = (isCompared && compared.length > 1) || compared.length >= maxCompared
  const closeComparison = useCallback(() => setComparing(false), [])

  const compare = () => {
    if (opens) return setComparing(true)
    const after = changeCompared((before) => toggleCompared(before, brief))
    notices.toast({
      type: 'success',
      text: isCompared ? texts.taken : texts.added(comparedOf(after, brief.kind).length, maxCompared),
    })
  }
  const { hash } = useLocation()
  const navigate = useNavigate()
  const goTo = (fragment: string, replace: boolean) =>
    // The query contains the chosen variants, which the router does not know.
    void navigate({ search: window.location.search, hash: fragment }, { replace, preventScrollReset: true })
  /** Guests are asked to log in first (specification section 6). An alarm needs no login, but continues after one. */
  const openAsMember = useAfterLogin<Drawer | AlarmKind>(`product:${product.id}`, (what) =>
    what === 'price' || what === 'stock' ? goTo(alarmFragments[what], false) : panels.open(what),
  )
  const askAtOnce = useEffectEvent(() => openAsMember('ask-seller'))
  // Order lines link here to ask the shop a question.
  const asked = hash === '#magazaya-sor' && user !== undefined
  useEffect(() => {
    if (asked) askAtOnce()
  }, [asked])
  // Cards, lists and the button of a sold-out product link here, too.
  const alarm = (['price', 'stock'] as const).find((kind) => hash === `#${alarmFragments[kind]}`)
  const drawer = (Object.keys(bring) as Drawer[]).find((panel) => open.includes(panel))

  return (
    <>
      <div className={css.actions}>
        <FavouriteButton productId={product.id} attrId={attrId} />
        <Button variant="text" icon="sort" aria-pressed={opens ? undefined : isCompared} onClick={compare}>
          {opens ? texts.openCompare(compared.length) : isCompared ? texts.compared : texts.compare}
        </Button>
        <Button variant="text" icon="bell" onClick={() => goTo(alarmFragments.price, false)}>
          {texts.priceAlarm}
        </Button>
        <Button variant="text" icon="question" onClick={() => openAsMember('ask-seller')}>
          {texts.ask}
        </Button>
        <Button variant="text" icon="share" onClick={() => openAsMember('suggest-to-friend')}>
          {texts.suggest}
        </Button>
        {product.badges.includes('wholeSale') && (
          <Button variant="text" icon="package" onClick={() => panels.open('wholesale')}>
            {texts.wholesale}
          </Button>
        )}
      </div>
      {drawer && (
        <LatePart
          key={drawer}
          bring={bring[drawer]}
          props={{ product, onClosed: () => panels.close(drawer) }}
          onFailed={() => panels.close(drawer)}
        />
      )}
      {alarm && (
        <LatePart
          key={alarm}
          bring={bringAlarm}
          props={{ product, chosen, onChosen, kind: alarm, onClosed: () => goTo('', true) }}
          onFailed={() => goTo('', true)}
        />
      )}
      {comparing && (
        <LatePart
          bring={bringComparison}
          props={{
            products: compared,
            onTake: (one) => changeCompared((before) => toggleCompared(before, one)),
            onClosed: closeComparison,
          }}
          onFailed={closeComparison}
        />
      )}
    </>
  )
}
