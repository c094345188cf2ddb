import { fixedDiscount } from '@market/domain/shell'
import type { Analytics, AnalyticsEvent, MeasuredItem } from '@market/domain/analytics'

/** The data layer that the tag manager reads. Without a tag manager it fills up unread. */
export interface TagManager {
  readonly id: string
  readonly origin: string
}
interface LayerWindow extends Window {
  dataLayer?: object[]
}

/**
 * Pushes events to `window.dataLayer` in the format of tag managers. The tag manager's script is loaded after consent.
 */
export function dataLayerAnalytics(page: LayerWindow, tagManager?: TagManager): Analytics {
  let script: HTMLScriptElement | undefined
  const push = (entry: object) => void (page.dataLayer ??= []).push(entry)
  return {
    start() {
      push({ event: 'consent_given' })
      if (!tagManager || script) return
      push({ event: 'gtm.js', 'gtm.start': Date.now() })
      script = page.document.createElement('script')
      script.async = true
      script.src = `${tagManager.origin}/gtm.js?id=${encodeURIComponent(tagManager.id)}`
      page.document.head.append(script)
    },
    track: (event) => push(entryOf(event)),
    stop() {
      page.dataLayer = []
      // All cookies are the tag manager's; the shop itself sets none.
      for (const cookie of page.document.cookie.split('; '))
        page.document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
      // A third-party script that has run cannot be unloaded, so reload the page.
      if (script) page.location.reload()
    },
  }
}

const lira = (kurus: number) => kurus / 100
const itemOf = ({ productId, name, brand, category, variant, price, quantity }: MeasuredItem) => ({
  item_id: String(productId),
  item_name: name,
  item_brand: brand,
  ...(category && { item_category: category }),
  ...(variant && { item_variant: variant }),
  price: lira(price),
  quantity,
})
const ecommerce = (items: readonly MeasuredItem[]) => ({
  currency: 'TRY',
  value: lira(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)),
  items: items.map(itemOf),
})

function entryOf(event: AnalyticsEvent): object {
  switch (event.type) {
    case 'header-link':
    case 'footer-link':
    case 'category':
      return { event: `${event.type.replace('-', '_')}_click`, link_text: event.text, link_url: event.href }
    case 'scroll-depth':
      return { event: 'scroll_depth', percent: event.percent }
    case 'cart-add':
      return { event: 'add_to_cart', ecommerce: ecommerce(event.items) }
    case 'cart-remove':
      return { event: 'remove_from_cart', ecommerce: ecommerce(event.items) }
    case 'checkout':
      return { event: 'begin_checkout', checkout_step: event.step, ecommerce: ecommerce(event.items) }
    case 'purchase':
      return {
        event: 'purchase',
        ecommerce: { ...ecommerce(event.items), transaction_id: event.orderId, order_total: lira(event.total) },
        // The provider's fixed value (rules.md S12); no price of the shop knows it.
        fixed_discount: fixedDiscount,
      }
    case 'retargeting':
      return { event: 'retargeting', page_name: event.route }
  }
}
