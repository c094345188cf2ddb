import { formatPrice, mostCompared, type ProductDetail, toggleCompared, visitorOf } from '@market/domain'
import { Button, Checkbox } from '@market/ui'
import { useCallback, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { useStream } from '../../../composition/use-stream.ts'
import { LatePart } from '../../../shell/late-part.tsx'
import { useLoaded } from '../../../shell/use-loaded.ts'
import { actionsTexts as texts } from './actions-texts.ts'
import * as css from './extras.css.ts'
import { briefOf } from './product-brief.ts'
import { useBriefs } from './use-briefs.ts'

const bring = {
  'ask-seller': async () => (await import('./ask-drawer.tsx')).AskDrawer,
  'suggest-to-friend': async () => (await import('./friend-drawer.tsx')).FriendDrawer,
  wholesale: async () => (await import('./wholesale-drawer.tsx')).WholesaleDrawer,
}
type Drawer = keyof typeof bring
const bringComparison = async () => (await import('./comparison-dialog.tsx')).ComparisonDialog

interface ProductActionsProps {
  readonly product: ProductDetail
  /** Ids of the services wanted with the product. */
  readonly wanted: readonly number[]
  readonly onWanted: (wanted: readonly number[]) => void
}

/** What can be taken with a product, and what else can be done with it than buying. */
export function ProductActions({ product, wanted, onWanted }: ProductActionsProps) {
  const panels = useService(services.PanelStore)
  const notices = useService(services.NoticeStore)
  const insurances = useService(services.InsuranceGateway)
  const { user } = useStream(useService(services.SessionStore).state)
  const open = useStream(panels.state)
  const { answer: offered } = useLoaded(() => insurances.offered(product.id))
  const [compared, changeCompared] = useBriefs('compared')
  const [comparing, setComparing] = useState(false)
  const isCompared = compared.some(({ id }) => id === product.id)
  const closeComparison = useCallback(() => setComparing(false), [])

  const compare = () => {
    if (!isCompared && compared.length >= mostCompared)
      return notices.toast({ type: 'error', text: texts.full(mostCompared) })
    const after = changeCompared((before) => toggleCompared(before, briefOf(product)))
    notices.toast({ type: 'success', text: isCompared ? texts.taken : texts.added(after.length, mostCompared) })
  }
  /** Whoever is no member logs in first (specification section 6). */
  const openAsMember = (panel: Drawer) => panels.open(user && visitorOf(user) === 'member' ? panel : 'user')
  const drawer = (Object.keys(bring) as Drawer[]).find((panel) => open.includes(panel))

  return (
    <>
      {offered?.ok && offered.value.length > 0 && (
        <fieldset className={css.services}>
          <legend>{texts.services}</legend>
          {offered.value.map((service) => (
            <Checkbox
              key={service.id}
              label={
                <>
                  {service.name} <b>+{formatPrice(service.price)}</b>
                  <small className={css.serviceNote}>{service.note}</small>
                </>
              }
              checked={wanted.includes(service.id)}
              onChange={({ target }) =>
                onWanted(target.checked ? [...wanted, service.id] : wanted.filter((id) => id !== service.id))
              }
            />
          ))}
        </fieldset>
      )}
      <div className={css.actions}>
        <Button variant="text" icon="sort" aria-pressed={isCompared} onClick={compare}>
          {isCompared ? texts.compared : texts.compare}
        </Button>
        {compared.length > 1 && (
          <Button variant="text" onClick={() => setComparing(true)}>
            {texts.openCompare(compared.length)}
          </Button>
        )}
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
