import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { afterEach, expect, it, vi } from 'vitest'
import { dataLayerAnalytics } from './data-layer-analytics.ts'

const layer = (): unknown => Reflect.get(window, 'dataLayer')
afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer')
  document.head.innerHTML = ''
})
const item = {
  productId: productId(7),
  name: 'Kitap',
  brand: 'Yayla',
  category: 'Kitap >> Roman',
  variant: '',
  price: kurus(1_250),
  quantity: 2,
}

it('is not there before it starts, and then speaks in lira', () => {
  const analytics = dataLayerAnalytics(window)
  expect(layer()).toBeUndefined()
  analytics.start()
  analytics.track({ type: 'header-link', text: 'Kampanyalar', href: '/kampanyalar' })
  analytics.track({ type: 'purchase', orderId: 'GV-1', total: kurus(3_000), items: [item] })
  expect(layer()).toEqual([
    { event: 'consent_given' },
    { event: 'header_link_click', link_text: 'Kampanyalar', link_url: '/kampanyalar' },
    {
      event: 'purchase',
      ecommerce: {
        currency: 'TRY',
        value: 25,
        items: [
          {
            item_id: '7',
            item_name: 'Kitap',
            item_brand: 'Yayla',
            item_category: 'Kitap >> Roman',
            price: 12.5,
            quantity: 2,
          },
        ],
        transaction_id: 'GV-1',
        order_total: 30,
      },
      fixed_discount: -1.25,
    },
  ])
  expect(document.scripts).toHaveLength(0)
})

it('loads the tag manager with the consent, and ends it by a new page', () => {
  const analytics = dataLayerAnalytics(window, { id: 'GTM-ÖRNEK', origin: 'https://etiket.ornek' })
  expect(document.scripts).toHaveLength(0)
  analytics.start()
  expect(document.scripts[0]?.src).toBe('https://etiket.ornek/gtm.js?id=GTM-%C3%96RNEK')
  document.cookie = '_olcum=1; path=/'
  const reload = vi.fn()
  dataLayerAnalytics(window).stop()
  expect([layer(), document.cookie]).toEqual([[], ''])
  expect(reload).not.toHaveBeenCalled()
})
