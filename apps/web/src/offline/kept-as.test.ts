import { getOrder, getTrack } from '@market/contract'
import { addressOf } from '@market/http'
import { describe, expect, it } from 'vitest'
import { type Asked, keptAs, mayKeep } from './kept-as.ts'

/** An order number as the API makes it. */
const number = 'GV-7K3PQ2XN-4HVD'
const origin = 'https://magaza.ornek'
const get = (path: string, mode = 'cors'): Asked => ({ method: 'GET', url: origin + path, mode })
const answer = (status: number, control: string) => ({
  status,
  redirected: false,
  headers: new Headers({ 'cache-control': control }),
})

describe('answers stored for offline', () => {
  it.each([
    ['/assets/client-abc.js', 'files'],
    ['/img/phone.sky.natural.front.webp?w=240', 'pictures'],
    ['/eptnew/x/product-page?productId=1', 'calls'],
    [addressOf(getOrder.path, { id: number }, {}), 'own'],
    [addressOf(getTrack.path, { order_id: number }, {}), 'own'],
    ['/eptnew/user-favorites/favori-listem?limit=24', 'own'],
    ['/favicon.svg', undefined],
  ])('%s: %s', (path, shelf) => expect(keptAs(get(path), origin)).toBe(shelf))

  it('keeps pages by how they are asked for, and nothing that is written or elsewhere', () => {
    expect(keptAs(get('/', 'navigate'), origin)).toBe('pages')
    expect(keptAs(get('/my/siparisler/GV-ABCDEFGH-2345', 'navigate'), origin)).toBe('ownPages')
    expect(keptAs({ ...get('/eptnew/cart'), method: 'POST' }, origin)).toBeUndefined()
    expect(keptAs(get('/assets/a.js'), 'https://baska.ornek')).toBeUndefined()
  })

  it.each(['cart', 'cart/check', 'addresses/1', 'init_payment', 'x/saved-cards', 'x/payment-status', 'x/sessions'])(
    'never keeps %s: no price is paid from a kept answer',
    (call) => {
      const asked = get(`/eptnew/${call}`)
      const shelf = keptAs(asked, origin)
      expect(shelf).toBe('calls')
      expect(shelf && mayKeep(shelf, asked.url, answer(200, 'no-store'))).toBe(false)
    },
  )

  it('stores complete public answers, and of a member only the listed ones', () => {
    expect(mayKeep('pages', `${origin}/`, answer(200, 'public, max-age=0'))).toBe(true)
    expect(mayKeep('pages', `${origin}/my/tr/odeme-yontemi`, answer(200, 'no-store'))).toBe(false)
    expect(mayKeep('ownPages', `${origin}/my/siparisler`, answer(200, 'no-store'))).toBe(true)
    expect(mayKeep('own', `${origin}/eptnew/orders`, answer(200, 'no-store'))).toBe(true)
    for (const status of [206, 301, 401, 404, 500])
      expect(mayKeep('own', `${origin}/eptnew/orders`, answer(status, 'no-store'))).toBe(false)
    expect(mayKeep('pages', `${origin}/a`, { ...answer(200, 'public'), redirected: true })).toBe(false)
  })
})
