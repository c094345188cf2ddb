import { seedAddedServices, seedPages } from '@market/demo-data'
import { getContentPage, getContentSections, getHelp } from '@market/contract'
import { formatPrice, kurus } from '@market/domain/money'
import { contentAnchors, richText } from '@market/domain/content'
import { withdrawalDays } from '@market/domain/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsePictureKey } from '@market/pictures'
import { methodLimits, transitDays } from '@market/commerce'
import { readParcelTerms } from '@market/database'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { seedContent } from '../demo/seed-content.ts'

const minute = 60_000
let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi({ products: 20 })
  visitor = await makeVisitor(api.url)
})
afterAll(() => api.stop())

const open = (path: string, version?: number) =>
  visitor.ask(getContentPage, { query: { path, ...(version && { version }) } })
const url = (path: string) => `${api.url}/eptnew/x/content/page?path=${encodeURIComponent(path)}`

describe('content pages', () => {
  it('need no token, and carry a tag by which they are not sent twice', async () => {
    const first = await fetch(url('/sayfa/hakkimizda.html'))
    const etag = first.headers.get('etag') ?? ''
    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=60/)
    const again = await fetch(url('/sayfa/hakkimizda.html'), { headers: { 'if-none-match': `"x", W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await fetch(url('/sayfa/iletisim.html'), { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
  })

  it('are answered with 404 for an unknown name, and this is not cached', async () => {
    const missing = await fetch(url('/sayfa/yok.html'))
    expect(missing.status).toBe(404)
    expect(missing.headers.get('cache-control')).toBe('no-store')
    expect(await missing.json()).toMatchObject({ err_msg: 'Aradığınız sayfa bulunamadı.' })
  })

  it('leave no field of the company open', async () => {
    for (const { path } of seedPages()) {
      const page = await open(path)
      expect(JSON.stringify(page).match(/\{[a-z]\w*\}/gi) ?? [], path).toEqual([])
    }
  })

  it('contain the company’s settings', async () => {
    const path = '/sayfa/iletisim.html'
    expect(JSON.stringify(await open(path))).not.toContain('0850 111 22 33')
    await api.deps.db
      .insertInto('settings')
      .values({ key: 'company', value: JSON.stringify({ phone: '0850 111 22 33' }) })
      .execute()
    api.advance(minute)
    visitor = await makeVisitor(api.url)
    const text = JSON.stringify(await open(path))
    expect(text).toContain('0850 111 22 33')
    expect(text).toContain('destek@guvercin.example')
  })

  it('lead out to where the shop does not do it itself, by the address that is set', async () => {
    const path = '/sayfa/mtv-odeme.html'
    const ways = async () => JSON.stringify(await open(path)).match(/https:[^"]+/g) ?? []
    expect(await ways()).toEqual(['https://www.turkiye.gov.tr'])
    await api.deps.db
      .updateTable('settings')
      .set({ value: JSON.stringify({ phone: '0850 111 22 33', vehicleTaxUrl: 'https://vergi.example' }) })
      .where('key', '=', 'company')
      .execute()
    api.advance(minute)
    visitor = await makeVisitor(api.url)
    expect(await ways()).toEqual(['https://vergi.example'])
  })

  it('keep the operator’s changes after a restart', async () => {
    const path = '/sayfa/basin.html'
    await api.deps.db.updateTable('content_pages').set({ title: 'Basın' }).where('path', '=', path).execute()
    await seedContent(api.deps.db)
    api.advance(minute)
    visitor = await makeVisitor(api.url)
    expect((await open(path)).title).toBe('Basın')
  })

  const promises: readonly (readonly [path: string, promise: string])[] = [
    ['/sayfa/yardim-odeme.html', formatPrice(methodLimits.cash_on_delivery?.max ?? kurus(0))],
    ['/sayfa/odeme-secenekleri.html', formatPrice(methodLimits.cash_on_delivery?.max ?? kurus(0))],
    ['/sayfa/yardim-teslimat.html', `${transitDays.min}–${transitDays.max} iş günü`],
    ['/sayfa/teslimat.html', `${transitDays.min}–${transitDays.max} iş günü`],
    ['/sayfa/iade-proseduru.html', `**${withdrawalDays} gün**`],
    ...seedAddedServices()
      .filter(({ kind }) => kind !== 'installation')
      .map(({ name }) => ['/sayfa/koruma-paketi.html', name] as const),
  ]
  it.each(promises)('%s contains the shop’s promise: %s', async (path, promise) => {
    expect(JSON.stringify(await open(path))).toContain(promise)
  })

  it('name the days that a parcel waits, and its end', async () => {
    const { branchDays, lockerDays } = await readParcelTerms(api.deps.db, api.deps.clock.now())
    expect(JSON.stringify(await open('/sayfa/teslimat.html'))).toContain(`şubede ${branchDays} gün bekler`)
    const locker = JSON.stringify(await open('/sayfa/kargomat-ile-teslimat.html'))
    expect(locker).toContain(`${lockerDays} gün`)
    expect(locker).toContain('ödediğiniz tutar iade edilir')
    expect(locker).not.toContain('şubeye taşınır')
  })

  it('of payment say “altın” for gold, not “altında” for below', async () => {
    expect(JSON.stringify(await open('/sayfa/odeme-secenekleri.html'))).not.toContain('altında')
  })

  it('of farm credit, grain office and school ministry make no promise that no shop keeps', async () => {
    for (const path of ['/tarim-kredi', '/static/tarim-kredi', '/static/toprak-mahsulleri-ofisi', '/static/meb-pasaj'])
      expect(JSON.stringify(await open(path)), path).not.toMatch(
        /aracısız|analiz|hasat yılı|mahsul yılı|kooperatif|depodan|özel fiyat|14 gün içinde/i,
      )
  })

  it('are updated with a release unless the operator changed them or members agreed to them', async () => {
    const { db } = api.deps
    const text = (words: string) => JSON.stringify({ hero: null, blocks: [{ type: 'paragraph', text: words }] })
    const shipped = sql<string>`md5(jsonb_build_object('changes', changes, 'content', content)::text)`
    const untouched = '/sayfa/yardim-odeme.html'
    const changed = '/sayfa/kariyer.html'
    const agreed = '/sayfa/gizlilik.html'
    const now = (await open(untouched)).blocks
    for (const path of [untouched, changed, agreed])
      await db
        .updateTable('content_versions')
        .set({ content: text('Eskisi') })
        .where('path', '=', path)
        .execute()
    await db.updateTable('content_versions').set({ shipped }).where('path', 'in', [untouched, agreed]).execute()
    await seedContent(db)
    api.advance(minute)
    visitor = await makeVisitor(api.url)
    expect((await open(untouched)).blocks).toEqual(now)
    for (const path of [changed, agreed])
      expect((await open(path)).blocks).toEqual([{ type: 'paragraph', text: 'Eskisi' }])
  })

  it('take effect on their day', async () => {
    const path = '/sayfa/cerez-politikasi.html'
    const before = await open(path)
    const blocks = [{ type: 'paragraph', text: 'Yeni metin' }]
    await api.deps.db
      .insertInto('content_versions')
      .values({
        path,
        version: before.version.version + 1,
        effective_at: new Date(api.deps.clock.now().getTime() + 10 * minute),
        changes: 'Sadeleşti',
        content: JSON.stringify({ hero: null, blocks }),
      })
      .execute()
    api.advance(2 * minute)
    visitor = await makeVisitor(api.url)
    expect((await open(path)).version).toEqual(before.version)
    expect((await visitor.call(getContentPage, { query: { path, version: before.version.version + 1 } })).status).toBe(
      404,
    )
    api.advance(10 * minute)
    visitor = await makeVisitor(api.url)
    const now = await open(path)
    expect(now.blocks).toEqual(blocks)
    expect(now.versions).toHaveLength(before.versions.length + 1)
    expect((await open(path, before.version.version)).blocks).toEqual(before.blocks)
  })
})

describe('the help centre', () => {
  it('has topics with questions, and shows the first of each', async () => {
    const { topics, answers } = await visitor.ask(getHelp)
    expect(topics.length).toBeGreaterThan(5)
    expect(topics.every(({ question_count }) => question_count >= 5)).toBe(true)
    expect(new Set(answers.map(({ topic }) => topic)).size).toBe(answers.length)
  })

  it.each([
    ['iadem ne zaman yatar', /^İadem ne zaman/],
    ['kargom nerede', /nerede|takip/i],
    ['ŞİFREMİ UNUTTUM', /şifre/i],
    ['hediye çeki', /hediye çek/i],
    ['hediye kodum', /kod/i],
    ['fatura', /fatura/i],
    ['taksit', /taksit/i],
  ])('answers “%s”', async (q, question) => {
    const { answers } = await visitor.ask(getHelp, { query: { q } })
    expect(answers[0]?.question).toMatch(question)
  })
})

/** The specification's pages of text, except for those of other rooms. */
const named = [
  ...[
    'hakkimizda',
    'iletisim',
    'gizlilik',
    'cerez-politikasi',
    'uyelik-sozlesmesi',
    'acik-riza',
    'aydinlatma-metni',
    'guvenli-alisveris',
    'iade-proseduru',
    'sikca-sorulan-sorular',
    'hediye-ceki-rehberi',
    'imha-politikasi',
    'islem-rehberi',
    'kargomat-ile-teslimat',
    'mtv-odeme',
    'trafik-cezasi-odeme',
    'arac-km-sorgulama',
    'cografi-isaretli-urunler',
    'koruma-paketi',
    'test',
  ].map((name) => `/sayfa/${name}.html`),
  ...[
    'meb-pasaj',
    'toprak-mahsulleri-ofisi',
    'divid',
    'tarim-kredi',
    'cihaz-satis',
    'egitim-kurumlari',
    'efsane-cuma',
    'siber-pazartesi',
    'sevgililer-gunu',
    'telefon',
    'bilgisayar',
    'mtv-sss',
  ].map((name) => `/static/${name}`),
  ...[
    'ramazan-bayrami',
    'kurban-bayrami',
    'banka-kart-puan',
    'elektronik',
    'mobilya',
    'beyaz-esya',
    'supermarket',
    'okula-donus',
    'yeni-yil',
  ].map((name) => `/kampanya/${name}`),
  '/tarim-kredi',
  '/pttem/mtv',
  '/pttem/trafik_cezasi',
  '/pttem-kart',
]

describe('the pages shipped', () => {
  const paths = new Set(seedPages().map(({ path }) => path))

  it('are all that the specification names', () => expect(named.filter((path) => !paths.has(path))).toEqual([]))

  it('are named once, and introduce themselves', () => {
    expect(paths.size).toBe(seedPages().length)
    for (const { path, title, summary, blocks } of seedPages()) {
      expect(path).toBe(path.toLowerCase())
      expect([title.length > 2, title.length < 70, summary.length > 30, summary.length < 170], path).not.toContain(
        false,
      )
      expect(blocks.length, path).toBeGreaterThan(1)
    }
  })

  it('link to parts and pages that there are', () => {
    for (const page of seedPages()) {
      const versions = [page, ...(page.earlier ?? [])]
      for (const { blocks } of versions) {
        for (const link of linksOf(blocks)) {
          const [target = '', part] = link.split('#')
          const at = target === '' ? page.path : target
          if (/^\/(sayfa|static|kampanya|pttem)\b|^\/(tarim-kredi|pttem-kart)$/.test(at))
            expect(paths, `${page.path} links to ${link}`).toContain(at)
          const there = seedPages().find((one) => one.path === at)
          if (part && there) expect(contentAnchors(there.blocks).flat(), `${page.path}: ${link}`).toContain(part)
        }
      }
    }
  })

  it('show pictures that can be drawn', () => {
    const keys = seedPages().flatMap(({ hero, blocks }) => [
      ...(hero ? [hero.image] : []),
      ...blocks.flatMap((block) => {
        if (block.type === 'image') return [block.image]
        return block.type === 'stamps' ? block.items.map(({ image }) => image) : []
      }),
    ])
    expect(keys.filter((key) => !parsePictureKey(key))).toEqual([])
  })

  it('are all in the site map but the hidden ones', async () => {
    const { sections } = await visitor.ask(getContentSections)
    const listed = sections.flatMap(({ pages }) => pages.map(({ path }) => path))
    expect(listed.toSorted()).toEqual(
      seedPages()
        .flatMap(({ path, hidden }) => (hidden ? [] : [path]))
        .toSorted(),
    )
  })
})

/** All addresses in content blocks: link targets, and links within texts. */
function linksOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return richText(value).flatMap(({ href }) => href ?? [])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'link' && typeof part === 'string' && part !== '' ? [part] : linksOf(part),
  )
}
