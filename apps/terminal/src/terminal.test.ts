import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setStock, startTestApi, type TestApi } from '@market/api/testing'
import { formatPrice, fromLira } from '@market/domain/money'
import { cartMessages } from '@market/domain/cart'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runTerminal } from './run-terminal.ts'
import { heldCart } from './testing/held-cart.ts'
import { insertShelf } from './testing/insert-shelf.ts'
import { openTerminal, type TestTerminal } from './testing/open-terminal.ts'
import { texts } from './texts.ts'
import { visitTokens } from './visit-tokens.ts'

let api: TestApi
let shop: TestTerminal
beforeAll(async () => {
  api = await startTestApi()
  await insertShelf(api.deps.db)
})
afterAll(() => api.stop())
beforeEach(async () => {
  shop = await openTerminal(api.url)
})

const held = () => heldCart(api.url, shop.tokens)
const productNo = (name: string) => shop.numberOf(name, 'ara gömlek')
const choiceNo = (no: string, names: string) => shop.numberOf(names, `göster ${no}`)

describe('from the search to the totals', () => {
  test('a search lists products with price, struck price, stock and shop', async () => {
    const listing = await shop.type('ara GÖMLEK')
    expect(listing).toContain('3 ürün bulundu.')
    expect(listing).toContain(
      'Sesta Çizgili Gömlek: 80,00 TL (100,00 TL yerine), İndirimli Ürün, stokta 10 adet, Deneme Mağazası 1',
    )
    expect(listing).toContain('Sesta Kısa Gömlek: 40,00 TL, tükendi, Deneme Mağazası 1')
  })

  test('a product shows its price, its deal, its limit, its shop and its variants', async () => {
    const page = await shop.type(`göster ${await productNo('Çizgili')}`)
    expect(page).toContain('Fiyat: 80,00 TL (100,00 TL yerine, son 30 günün en düşük fiyatı: 80,00 TL)')
    expect(page).toContain('İndirimli Ürün: 2 adet indirimli (5 adedin 3 tanesi alındı)')
    expect(page).toContain('En fazla 10 adet alınabilir, stokta 10 adet')
    expect(page).toContain('Mağaza: Deneme Mağazası 1, Ankara')
    const variants = await shop.type(`GOSTER ${await productNo('Keten')}`)
    expect(variants).toContain('Seçenekler (Renk, Boy):')
    expect(variants).toMatch(/\d\. Mor, M: 65,50 TL, stokta 3 adet/)
    expect(variants).toMatch(/\d\. Gri, S: 60,50 TL, tükendi/)
  })

  test('the totals printed are those of the core and of the API', async () => {
    const [deal, linen] = [await productNo('Çizgili'), await productNo('Keten')]
    // Two units of the deal at 80,00 TL, the third at 100,00 TL.
    expect(await shop.type(`ekle ${deal} 3`)).toContain('Sesta Çizgili Gömlek × 3: 260,00 TL')
    await shop.type(`ekle ${linen} 1 ${await choiceNo(linen, 'Mor, M')}`)
    const changed = await shop.type('adet 2 3')
    expect(changed).toContain('Keten Gömlek (Renk: Mor, Boy: M) × 3: 196,50 TL')

    const { wire, totals } = await held()
    expect(wire.count).toBe(6)
    expect(fromLira(wire.total_price_with_shipping)).toBe(totals.total)
    const cart = await shop.type('sepet')
    expect(cart).toBe(changed)
    expect(cart.split('\n').slice(-4)).toEqual([
      `Ürünlerin toplamı: ${formatPrice(totals.subTotal)}`,
      `Kazancınız: ${formatPrice(totals.totalDiscount)} (toplama yansıtıldı)`,
      `Kargo ve Lojistik Hizmet Bedeli: ${formatPrice(fromLira(wire.total_ship_price))}`,
      `KDV Dahil Toplam Fiyat: ${formatPrice(fromLira(wire.total_price_with_shipping))}`,
    ])
    expect(formatPrice(totals.total)).toBe('546,30 TL')
  })

  test('a line leaves after a yes, and only then', async () => {
    await shop.type(`ekle ${await productNo('Çizgili')}`)
    expect(await shop.type('sil 1')).toContain('emin misiniz? (evet / hayır)')
    expect(await shop.type('hayır')).toBe(texts.cart.kept)
    await shop.type('sil 1')
    await shop.type('yardım')
    expect(await shop.type('evet')).toContain('“evet” diye bir komut yok')
    expect((await held()).wire.count).toBe(1)
    await shop.type('SİL 1')
    expect(await shop.type('Evet')).toBe('Sepetinizde henüz ürün bulunmuyor.')
    expect((await held()).wire.count).toBe(0)
  })

  test('leaving says goodbye and ends with 0', async () => {
    expect(await shop.type('ÇIK')).toBe(texts.goodbye)
    expect(await shop.ended).toBe(0)
  })

  test('lines from a file are all answered, though the input has long ended', async () => {
    const [input, output, tokens] = [new PassThrough(), new PassThrough(), visitTokens()]
    input.end('ara gömlek\nekle 9\nsepet\n')
    expect(await runTerminal({ apiUrl: api.url, input, output, tokens })).toBe(0)
    output.end()
    const printed = await text(output)
    for (const answer of ['3 ürün bulundu.', texts.search.outOfRange(3), cartMessages.empty, texts.goodbye])
      expect(printed).toContain(answer)
  })
})

describe('impossible commands get a message', () => {
  test('for an unknown command, a short search, and a search without results', async () => {
    expect(await shop.type('uç 3')).toContain('“uç” diye bir komut yok')
    expect(await shop.type('ara a')).toContain('en az 2 karakter')
    expect(await shop.type('ara zzzqqq')).toContain('Sonuç bulunmadı')
    expect(await shop.type('yardım')).toContain('ara <kelime>')
  })

  test('numbers out of range, before and after there is a list', async () => {
    expect(await shop.type('göster 1')).toBe(texts.search.none)
    expect(await shop.type('adet 1 2')).toBe('Sepetinizde henüz ürün bulunmuyor.')
    await shop.type('ara gömlek')
    for (const no of ['0', '4', '-1', 'x', '']) expect(await shop.type(`ekle ${no}`)).toBe(texts.search.outOfRange(3))
    await shop.type(`ekle ${await productNo('Çizgili')}`)
    expect(await shop.type('sil 2')).toBe(texts.cart.outOfRange(1))
  })

  test('a quantity over the stock, a sold out product, a missing choice', async () => {
    const [deal, linen] = [await productNo('Çizgili'), await productNo('Keten')]
    for (const wish of ['11', '0', '2,5', 'iki'])
      expect(await shop.type(`ekle ${deal} ${wish}`)).toBe('Adet 1 ile 10 arasında bir tam sayı olmalıdır.')
    expect(await shop.type(`ekle ${deal} 1 1`)).toBe(texts.add.noVariants)
    expect(await shop.type(`ekle ${await productNo('Kısa')}`)).toBe('“Kısa Gömlek” tükendi.')
    expect(await shop.type(`ekle ${linen}`)).toBe(texts.add.choose(linen, 4))
    expect(await shop.type(`ekle ${linen} 1 ${await choiceNo(linen, 'Gri, S')}`)).toContain('tükendi.')
    expect((await held()).wire.count).toBe(0)
  })

  test('a quantity over the limit is reduced to it, and nonsense changes nothing', async () => {
    await shop.type(`ekle ${await productNo('Çizgili')} 2`)
    for (const wish of ['0', '-1', 'iki', '', '2']) expect(await shop.type(`adet 1 ${wish}`)).toBe(texts.cart.unchanged)
    expect(await shop.type('adet 1 99')).toMatch(/^Bu üründen en fazla 10 adet alınabilir\.\n[^]*× 10: 960,00 TL/)
    expect(await shop.type('adet 1 99')).toBe('Bu üründen en fazla 10 adet alınabilir.')
  })

  test('the API’s message about reduced stock is shown', async () => {
    const linen = await productNo('Keten')
    const choice = await choiceNo(linen, 'Gri, M')
    await shop.type(`ekle ${linen} 4 ${choice}`)
    await setStock(api.deps.db, 2, 1, '102;202')
    expect(await shop.type('adet 1 3')).toContain('! “Sesta Keten Gömlek” ürününden en fazla 1 adet')
    expect((await held()).wire.count).toBe(1)
  })

  test('a name cannot steer the terminal', async () => {
    expect(await shop.type('ara kazak')).toContain('Kötü [2J Kazak')
  })
})

describe('without an API', () => {
  test('the start reports an unreachable API and exits with 1', async () => {
    const [output, tokens] = [new PassThrough(), visitTokens()]
    const code = await runTerminal({ apiUrl: 'http://127.0.0.1:9', input: new PassThrough(), output, tokens })
    output.end()
    expect(await text(output)).toContain('http://127.0.0.1:9 adresinde mağazanın API’si yanıt vermiyor.')
    expect(code).toBe(1)
  })

  test('a failing API is reported, and the shop continues', async () => {
    const own = await startTestApi()
    shop = await openTerminal(own.url)
    await own.stop()
    expect(await shop.type('ara gömlek')).toBe(texts.failed.offline)
    expect(await shop.type('sepet')).toBe(texts.failed.cart)
    expect(await shop.type('çık')).toBe(texts.goodbye)
  })
})

test('a new visitor from a busy address does the proof of work, and shops', async () => {
  const crowded = await startTestApi({ anonymousTokens: 1 })
  await insertShelf(crowded.deps.db)
  const first = await openTerminal(crowded.url)
  expect(await first.type('ara gömlek')).toContain('3 ürün bulundu.')
  const late = await openTerminal(crowded.url)
  expect(await late.type('ara gömlek')).toContain('3 ürün bulundu.')
  await crowded.stop()
})
