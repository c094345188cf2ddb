import { productId } from '@market/domain/kernel'
import { aCartItem, aCartShop, aProductCard, refused, valueOf } from '@market/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Container } from 'inversify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showMemberPage } from '../../testing/show-member-page.tsx'
import { page as listsPage } from './lists-page.tsx'
import { page } from './shared-list-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const products = Array.from({ length: 30 }, (_, at) =>
  aProductCard({ id: productId(at + 1), name: `Kazak ${at + 1}`, stock: at === 0 ? 0 : 5 }),
)
const click = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

/** Runs the page's loader for a token. */
const load = (container: Container, token: string) => {
  const request = { url: new URL(`http://guvercin.test/my/liste/${token}`), params: { token }, services: container }
  return page.load?.({ ...request, signal: new AbortController().signal })
}
const openShared = async (
  listed: number,
  { gift = false, guest }: { readonly gift?: boolean; readonly guest?: string } = {},
) => {
  const shops = [
    aCartShop({ items: products.map(({ id }) => aCartItem({ productId: id, attrId: '', stock: 5, limit: 5 })) }),
  ]
  const loaded: { data?: NonNullable<Awaited<ReturnType<typeof load>>> } = {}
  const Component = () => loaded.data && <page.Component data={loaded.data} />
  const all = await showMemberPage({ Component }, '/my/liste/a', '/my/liste/:token', {
    products,
    shops,
    ...(guest && { guest }),
  })
  const [standard] = await valueOf(all.lists.all())
  if (!standard) throw new Error('no list')
  const slug = standard.collectionSlug
  for (const { id } of products.slice(0, listed)) await all.lists.add(slug, { productId: id, attrId: '' })
  await all.sharedLists.makeGift(slug, gift)
  const { token } = await valueOf(all.sharedLists.share(slug, true))
  const data = await load(all.container, token ?? '')
  if (!data) throw new Error('nothing loaded')
  loaded.data = data
  all.show()
  return { ...all, data, slug }
}

describe('a shared list', () => {
  it('shows list and owner, marks sold out products, and adds the others to the cart', async () => {
    const { cart } = await openShared(2)
    expect(screen.getByRole('heading', { level: 1, name: 'Favori Listem' })).toBeTruthy()
    expect(screen.getByText(/^Elif’in paylaştığı liste/)).toBeTruthy()
    const rows = screen.getAllByRole('listitem')
    expect(rows).toHaveLength(2)
    expect(within(rows[1] as HTMLElement).getByText('Tükendi')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sepete ekle: Ihlamur Kazak 1' })).toBeNull()
    click('Sepete ekle: Ihlamur Kazak 2')
    await waitFor(() => expect(cart.current().shops[0]?.items[0]?.productId).toBe(2))
  })

  it('loads more than its first page', async () => {
    await openShared(30)
    expect(screen.getAllByRole('listitem')).toHaveLength(24)
    click('Daha fazla göster')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(30))
    expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull()
  })

  it('says when it is empty', async () => {
    await openShared(0)
    expect(screen.getByText('Bu listede şu anda ürün yok.')).toBeTruthy()
  })

  it('is not cached, not indexed, and answered with 404 after it ended', async () => {
    const { data, container, sharedLists, slug } = await openShared(1)
    expect(page.shared).toBeUndefined()
    expect(page.head(data, new URL('http://guvercin.test/'), {} as never)).toMatchObject({ noindex: true })
    await sharedLists.share(slug, false)
    const thrown: unknown = await load(container, data.token)?.catch((error: unknown) => error)
    expect(thrown).toMatchObject({ status: 404 })
    expect(await (thrown as Response).json()).toMatchObject({ message: 'Bu liste artık paylaşılmıyor.' })
  })
})

describe('a gift list', () => {
  const item = (id: number) => ({ productId: productId(id), attrId: '' })

  it('lets a visitor take a gift and return it', async () => {
    const { sharedLists, data, toast } = await openShared(2, { gift: true, guest: 'misafir' })
    expect(screen.getByText(/^Bu bir hediye listesi/)).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Ben alıyorum: Ihlamur Kazak 2' }))
    expect(await screen.findByText('Siz alıyorsunuz')).toBeTruthy()
    expect(toast()).toBe('İşaretlendi: bu hediyeyi siz alıyorsunuz.')
    expect((await valueOf(sharedLists.as('komşu').gifts(data.token))).marks).toEqual([{ ...item(2), mine: false }])
    click('Vazgeç: Ihlamur Kazak 2')
    expect(await screen.findByRole('button', { name: 'Ben alıyorum: Ihlamur Kazak 2' })).toBeTruthy()
    expect((await valueOf(sharedLists.as('komşu').gifts(data.token))).marks).toEqual([])
  })

  it('tells the second visitor that a gift is already taken', async () => {
    const { sharedLists, data, toast } = await openShared(1, { gift: true, guest: 'misafir' })
    const button = await screen.findByRole('button', { name: 'Ben alıyorum: Ihlamur Kazak 1' })
    await valueOf(sharedLists.as('komşu').setGift(data.token, item(1), true))
    fireEvent.click(button)
    await waitFor(() => expect(toast()).toBe('Bu hediyeyi sizden önce bir başkası aldı.'))
    expect(await screen.findByText('Alındı')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^(Ben alıyorum|Vazgeç)/ })).toBeNull()
  })

  it('shows its owner no mark and no button', async () => {
    const { sharedLists, data } = await openShared(2, { gift: true })
    await valueOf(sharedLists.as('komşu').setGift(data.token, item(1), true))
    expect(await screen.findByText(/Sürpriz bozulmasın diye/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/Alındı|Ben alıyorum/)
  })

  it('a plain list offers no gifts', async () => {
    await openShared(1, { guest: 'misafir' })
    expect(document.body.textContent).not.toMatch(/hediye|Ben alıyorum/)
  })
})

describe('the owner of a list', () => {
  const openOwn = async () => {
    const all = await showMemberPage(listsPage, '/my/listelerim', '/my/listelerim/:slug?', { products })
    all.show()
    fireEvent.click(await screen.findByRole('button', { name: 'Listeyi paylaş' }))
    await screen.findByRole('region', { name: 'Listeyi paylaş' })
    return all
  }
  const link = () => screen.findByRole('textbox', { name: 'Listenin bağlantısı' })

  it('opens it, hands its address out and ends it', async () => {
    const { sharedLists, notices, toast } = await openOwn()
    fireEvent.click(await screen.findByRole('button', { name: 'Bağlantı oluştur' }))
    const path = new URL(((await link()) as HTMLInputElement).value).pathname
    expect(path).toMatch(/^\/my\/liste\/./)
    const token = path.split('/').at(-1) ?? ''
    expect(await sharedLists.open(token)).toMatchObject({ ok: true })
    click('Paylaşımı durdur')
    expect(await sharedLists.open(token)).toMatchObject({ ok: true })
    act(() => notices.state.current().dialog?.actions.at(-1)?.run?.())
    await waitFor(() => expect(toast()).toBe('Paylaşım durduruldu; bağlantı artık çalışmıyor.'))
    expect(await sharedLists.open(token)).toMatchObject({ ok: false })
    expect(screen.getByRole('button', { name: 'Bağlantı oluştur' })).toBeTruthy()
  })

  it('shares it through the device’s dialog, and ignores a closed dialog', async () => {
    const sent: unknown[] = []
    vi.stubGlobal('navigator', {
      share: async (data: unknown) => {
        sent.push(data)
        throw new DOMException('closed', 'AbortError')
      },
    })
    const { toast } = await openOwn()
    fireEvent.click(await screen.findByRole('button', { name: 'Bağlantı oluştur' }))
    const { value } = (await link()) as HTMLInputElement
    click('Bağlantıyı gönder')
    expect(sent).toEqual([{ title: 'Favori Listem', url: value }])
    expect(toast()).toBe('Bağlantınız hazır; açan herkes listeyi görebilir.')
  })

  it('makes it a gift list and a plain one again', async () => {
    const { sharedLists, lists, toast } = await openOwn()
    const [standard] = await valueOf(lists.all())
    if (!standard) throw new Error('no list')
    const isGift = async () => (await valueOf(sharedLists.shareOf(standard.collectionSlug))).gift
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Hediye listesi' }))
    await waitFor(() => expect(toast()).toBe('Liste artık bir hediye listesi.'))
    expect(await isGift()).toBe(true)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hediye listesi', checked: true }))
    await waitFor(() => expect(toast()).toBe('Liste artık bir hediye listesi değil.'))
    expect(await isGift()).toBe(false)
  })

  it('keeps the checkbox enabled while its request is pending, and sends one request', async () => {
    const { sharedLists } = await openOwn()
    const makeGift = vi.fn(() => new Promise<never>(() => undefined))
    sharedLists.makeGift = makeGift
    const tick = await screen.findByRole('checkbox', { name: 'Hediye listesi' })
    fireEvent.click(tick)
    expect(tick.ariaBusy).toBe('true')
    expect(tick.matches(':disabled')).toBe(false)
    fireEvent.click(tick)
    expect(makeGift).toHaveBeenCalledTimes(1)
  })

  it('sees why the list could not be shared', async () => {
    const { sharedLists, toast } = await openOwn()
    sharedLists.share = async () => refused(503, 'Biraz sonra deneyin.')
    fireEvent.click(await screen.findByRole('button', { name: 'Bağlantı oluştur' }))
    await waitFor(() => expect(toast()).toBe('Biraz sonra deneyin.'))
    expect(screen.queryByRole('textbox', { name: 'Listenin bağlantısı' })).toBeNull()
  })
})
