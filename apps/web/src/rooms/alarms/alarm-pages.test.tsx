import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { aProductCard, valueOf } from '@market/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pushBrowser } from '../../testing/push-browser.ts'
import { showMemberPage } from '../../testing/show-member-page.tsx'
import { page as alarmsPage } from './alarms-page.tsx'
import { page as endPage } from './end-alarms-page.tsx'

afterEach(cleanup)
afterEach(() => vi.unstubAllGlobals())

const products = [
  aProductCard({ id: productId(1), name: 'Kazak', price: kurus(10_000) }),
  aProductCard({ id: productId(2), name: 'Atkı', stock: 0 }),
]
const open = async (page: typeof alarmsPage, path: string) => {
  const all = await showMemberPage(page, path, path.split('#')[0] ?? path, { products })
  await valueOf(all.alarms.set({ productId: productId(1), attrId: '', kind: 'price', target: kurus(9_000) }))
  await valueOf(all.alarms.set({ productId: productId(2), attrId: '', kind: 'stock', target: null }))
  all.show()
  return all
}
const click = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the member’s alarms', () => {
  it('show target and current price, and are removed one by one', async () => {
    const { alarms, toast } = await open(alarmsPage, '/my/alarmlarim')
    expect(await screen.findByText('Hedef: 90,00 TL')).toBeTruthy()
    expect(screen.getByText('Şu an: 100,00 TL')).toBeTruthy()
    expect(screen.getByText('Tükendi')).toBeTruthy()
    click('Alarmı kaldır: Ihlamur Kazak')
    await waitFor(() => expect(toast()).toBe('Alarm kaldırıldı.'))
    expect(screen.queryByText('Hedef: 90,00 TL')).toBeNull()
    expect((await valueOf(alarms.list())).map(({ kind }) => kind)).toEqual(['stock'])
    click('Alarmı kaldır: Ihlamur Atkı')
    expect(await screen.findByText(/Kurulu alarmınız yok/)).toBeTruthy()
  })

  it('are both removed by two presses whose answers come together', async () => {
    await open(alarmsPage, '/my/alarmlarim')
    await screen.findByText('Hedef: 90,00 TL')
    click('Alarmı kaldır: Ihlamur Kazak')
    click('Alarmı kaldır: Ihlamur Atkı')
    expect(await screen.findByText(/Kurulu alarmınız yok/)).toBeTruthy()
  })

  it('offer push messages while an alarm waits, and ask only when pressed', async () => {
    const browser = pushBrowser()
    const { pushes } = await open(alarmsPage, '/my/alarmlarim')
    const offer = await screen.findByRole('button', { name: /bildirim olarak al$/ })
    // The page tells what a locked screen will show before the member consents.
    expect(screen.getByText(/Alarm bildiriminde ürünün adı yazar/)).toBeTruthy()
    expect(browser.asked()).toBe(0)
    fireEvent.click(offer)
    await screen.findByRole('button', { name: 'Bildirimleri durdur' })
    expect([browser.asked(), pushes.told.size]).toEqual([1, 1])
    click('Alarmı kaldır: Ihlamur Kazak')
    await waitFor(() => expect(screen.queryByText('Hedef: 90,00 TL')).toBeNull())
    click('Alarmı kaldır: Ihlamur Atkı')
    await screen.findByText(/Kurulu alarmınız yok/)
    expect(screen.queryByRole('button', { name: 'Bildirimleri durdur' })).toBeNull()
  })
})

describe('the link of an alarm’s mail', () => {
  it('ends no alarm when it is opened, and all of them by one press', async () => {
    const { alarms } = await open(endPage, '/my/alarm-bitir#baglanti')
    expect(await screen.findByText('Bekleyen 2 alarmınız daha var.')).toBeTruthy()
    expect(await valueOf(alarms.list())).toHaveLength(2)
    click('Tümünü kaldır')
    expect(await screen.findByText(/^2 alarmınız kaldırıldı/)).toBeTruthy()
    expect(await valueOf(alarms.list())).toEqual([])
  })

  it.each([
    ['/my/alarm-bitir', 'Bağlantı eksik.'],
    ['/my/alarm-bitir#uydurma', 'artık geçerli değil'],
  ])('%s shows an error', async (path, said) => {
    const { alarms } = await open(endPage, path)
    expect((await screen.findByRole('alert')).textContent).toContain(said)
    expect(screen.queryByRole('button', { name: 'Tümünü kaldır' })).toBeNull()
    expect(await valueOf(alarms.list())).toHaveLength(2)
  })
})
