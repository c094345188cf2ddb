import { kurus } from '@market/domain/money'
import { searchKey } from '@market/domain/text'
import type { QueryUnderstanding } from '@market/domain/catalog'
import { describe, expect, it } from 'vitest'
import { relax } from './relax.ts'

const word = (text: string) => ({ text, forms: [text] })
const asked = { q: '', literal: [] }
const price = {
  text: '25000 tl altı',
  label: 'En fazla 25.000 TL',
  filter: { kind: 'price', price: { max: kurus(2_500_000) } },
  words: [],
  without: asked,
} as const
const women = {
  text: 'kadın',
  label: 'Kadın',
  filter: { kind: 'people', words: ['kadin'], others: ['erkek'], only: false },
  words: [word('kadin')],
  without: asked,
} as const
const red = {
  text: 'kırmızı',
  label: 'Kırmızı',
  filter: { kind: 'choice', choices: [], words: ['kirmizi'] },
  words: [word('kirmizi')],
  without: asked,
} as const
const leftOut = (understanding: QueryUnderstanding) =>
  relax(understanding, [], { namesKind: () => true, nearKinds: () => [] })
    .map((relaxed) => relaxed.leftOut)
    .filter((texts) => texts.length > 0)

describe('a query that finds nothing', () => {
  it('gives up the price before a kind is searched as a word of other names', () => {
    const perfume = {
      ...women,
      text: 'parfüm',
      filter: { kind: 'category', slugs: ['kadin-parfum', 'erkek-parfum'] },
      words: [word('parfüm')],
    } as const
    const ways = relax({ words: [], parts: [perfume, price] }, [], { namesKind: () => true, nearKinds: () => [] })
    const kinds = ways.map(({ understanding, leftOut: texts }) => [understanding.parts.includes(perfume), texts])
    expect(kinds[0]).toEqual([true, [price.text]])
  })

  it('gives up every word before the price', () => {
    const order = leftOut({ words: [word('hafif'), word('ince'), word('laptop')], parts: [price] })
    const withPrice = order.findIndex((texts) => texts.includes(price.text))
    expect(order.slice(0, withPrice)).toEqual([['hafif'], ['ince']])
  })

  it('gives up an adjective behind the kind that it describes', () => {
    const cardigan = { words: [word('hırka'), word('yünlü')], parts: [] }
    const [first] = relax(cardigan, [], { namesKind: ({ text }) => text === 'hırka', nearKinds: () => [] })
    expect(first?.leftOut).toEqual(['yünlü'])
  })

  it('gives up words before a present that no kind describes', () => {
    const present = { ...women, text: 'kıza hediye', filter: { kind: 'gift', receiver: 'Çocuk' }, words: [] } as const
    const [first] = relax({ words: [word('yeni')], parts: [present] }, [], {
      namesKind: () => false,
      nearKinds: () => [],
    })
    expect(first?.leftOut).toEqual(['yeni'])
    expect(leftOut({ words: [word('kolye')], parts: [present] })[0]).toEqual(['kıza hediye'])
  })

  it('gives up a plain adjective before what names a sort of the kind', () => {
    const dress = { ...women, text: 'elbise', filter: { kind: 'category', slugs: ['elbise'] } } as const
    expect(leftOut({ words: [word('abiye'), word('uzun')], parts: [dress] })[0]).toEqual(['uzun'])
  })

  it('gives up the colour and other words before whom it is for', () => {
    const order = leftOut({ words: [word('mavi'), word('kot'), word('ceket')], parts: [women] })
    expect(order.slice(0, 3)).toEqual([['mavi'], ['kot'], ['kadın']])
  })
})

describe('a word for what is not sold', () => {
  const nearKinds = ({ text }: { readonly text: string }) => (text === 'iphone' ? ['cep-telefonu'] : [])
  const ways = (words: readonly string[], unknown: readonly string[]) =>
    relax(
      { words: words.map(word), parts: [] },
      words.map(word).filter(({ text }) => unknown.includes(text)),
      { namesKind: () => false, nearKinds },
    ).map(({ near, leftOut: without }) => ({ near, without }))

  it('leads to the kind that comes nearest, and says what was left out', () => {
    expect(ways(['iphone'], ['iphone'])[0]).toEqual({ near: ['cep-telefonu'], without: ['iphone'] })
    expect(ways(['iphone', '15'], ['iphone']).slice(0, 2)).toEqual([
      { near: ['cep-telefonu'], without: ['iphone'] },
      { near: ['cep-telefonu'], without: ['iphone', '15'] },
    ])
  })
  it('leads to the goods of a wide kind that are called so', () => {
    const kot = { ...word('kot'), inName: true as const }
    const nearNames = () => [kot]
    const [first, second] = relax({ words: [word('iphone')], parts: [] }, [], {
      namesKind: () => false,
      nearKinds,
      nearNames,
    })
    expect(second).toMatchObject({ near: ['cep-telefonu'], understanding: { words: [] } })
    expect(first).toEqual({
      near: ['cep-telefonu'],
      understanding: { words: [kot], parts: [] },
      leftOut: ['iphone'],
    })
  })
  it('leaves out its colour and its person only if the nearest kind has neither', () => {
    const near = relax({ words: [word('iphone')], parts: [red, women] }, [word('iphone')], {
      namesKind: () => false,
      nearKinds,
    })
    expect(near.slice(0, 3).map(({ leftOut: without }) => without)).toEqual([
      ['iphone'],
      ['iphone', 'kırmızı'],
      ['iphone', 'kırmızı', 'kadın'],
    ])
  })
  it('leads to any category if the one that was understood has none of them', () => {
    const soup = { ...women, text: 'çorba', filter: { kind: 'category', slugs: ['hazir-corba'] } } as const
    const ways = relax({ words: [word('iphone')], parts: [soup] }, [], { namesKind: () => false, nearKinds })
    expect(ways.at(-1)).toEqual({
      near: ['cep-telefonu'],
      understanding: { words: [], parts: [] },
      leftOut: ['iphone', 'çorba'],
    })
  })
})

it('gives up the colour of a kind that several departments sell', () => {
  const watch = {
    ...women,
    text: 'saat',
    filter: { kind: 'category', slugs: ['akilli-saat', 'kol-saati', 'duvar-saati'] },
  } as const
  const words = [{ ...word('saat'), inName: true as const }]
  expect(leftOut({ words, parts: [watch, red] })).toContainEqual(['kırmızı'])
})

it('shows the product itself if no accessory for it is sold', () => {
  const cover = {
    text: 'kılıfı',
    label: 'Telefon Kılıfı',
    filter: { kind: 'category', slugs: ['telefon-kilifi'] },
    words: [word('kilifi')],
    without: asked,
  } as const
  const first = relax({ words: [word('ütü masası')], parts: [cover] }, [], {
    namesKind: () => true,
    nearKinds: () => [],
  }).find((relaxed) => relaxed.leftOut.length > 0)
  expect(first).toMatchObject({ understanding: { parts: [] }, leftOut: ['kılıfı'] })
})

it('keeps the thing that is looked for below a price that it does not have', () => {
  const phone = {
    text: 'telefon',
    label: 'Cep Telefonu',
    filter: { kind: 'category', slugs: ['cep-telefonu'] },
    words: [word('telefon')],
    without: asked,
  } as const
  const ways = relax({ words: [], parts: [price, phone] }, [], { namesKind: () => true, nearKinds: () => [] })
  expect(ways.map(({ understanding }) => understanding.parts)).toEqual([[phone]])
})

it('keeps the thing before what describes it, wherever it is typed', () => {
  const kinds = { namesKind: ({ text }: { readonly text: string }) => text === 'elbise', nearKinds: () => [] }
  const order = (texts: readonly string[]) =>
    relax({ words: texts.map(word), parts: [] }, [], kinds).map((relaxed) => relaxed.leftOut[0])
  expect(order(['elbise', 'uzun'])[0]).toBe('uzun')
  expect(order(['uzun', 'elbise'])[0]).toBe('uzun')
})

it('gives up an age before it reads a kind as a word of its department', () => {
  const bicycle = {
    text: 'bisiklet',
    label: 'Bisiklet',
    filter: { kind: 'category', slugs: ['bisiklet'] },
    words: [word('bisiklet')],
    without: asked,
  } as const
  const [first] = relax({ words: [word('8 yaşında')], parts: [bicycle] }, [], {
    namesKind: () => false,
    nearKinds: () => [],
  })
  expect(first).toMatchObject({ leftOut: ['8 yaşında'], understanding: { parts: [bicycle] } })
})

it('keeps a kind of several words beside the part of the body that it is for', () => {
  const words = [{ text: 'güneş koruyucu', forms: ['gunes koruyucu', 'gunes kremi'] }, word('yuz')]
  const [first] = relax({ words, parts: [] }, [], { namesKind: () => true, nearKinds: () => [] })
  expect(first?.leftOut).toEqual(['yuz'])
})

it('gives up all words that describe before a condition', () => {
  const white = {
    text: 'beyaz',
    label: 'Beyaz',
    filter: { kind: 'choice', choices: [], words: ['beyaz'] },
    words: [word('beyaz')],
    without: asked,
  } as const
  const shirt = {
    text: 'gömlek',
    label: 'Gömlek',
    filter: { kind: 'category', slugs: ['gomlek'] },
    words: [word('gömlek')],
    without: asked,
  } as const
  const ways = relax({ words: [word('slim'), word('fit')], parts: [shirt, white] }, [], {
    namesKind: () => false,
    nearKinds: () => [],
  }).map((relaxed) => relaxed.leftOut.join(' '))
  expect(ways.indexOf('slim fit')).toBeGreaterThan(-1)
  expect(ways.indexOf('slim fit')).toBeLessThan(ways.indexOf('beyaz slim'))
})

it('gives up the word by which a category names one of its kinds only in the end', () => {
  const cologne = {
    text: 'erkek parfüm',
    label: 'Erkek Parfüm ve Kolonya',
    filter: { kind: 'category', slugs: ['erkek-parfum'] },
    words: [word('erkek'), word('parfüm')],
    without: asked,
  } as const
  const words = [{ ...word('parfüm'), inName: true as const }, word('odunsu')]
  const left = relax({ words, parts: [cologne] }, [], { namesKind: () => true, nearKinds: () => [] }).map(
    (relaxed) => relaxed.leftOut,
  )
  expect(left).toContainEqual(['odunsu'])
  expect(left.slice(0, -1).flat()).not.toContain('parfüm')
  expect(left.at(-1)).toEqual(['parfüm', 'odunsu'])
})

it('shows what is near to a kind that the query excludes', () => {
  const heels = {
    ...women,
    text: 'abiye ayakkabı',
    filter: { kind: 'category', slugs: ['topuklu-ayakkabi'] },
    words: [word('abiye ayakkabı'), word('topuklu')],
  } as const
  const unwanted = {
    ...women,
    text: 'topuklu olmayan',
    filter: { kind: 'without', words: ['topuklu'], choices: [] },
    words: [],
  } as const
  const [first] = relax({ words: [], parts: [unwanted, heels] }, [], {
    namesKind: () => true,
    nearKinds: ({ text }) => (text === 'abiye ayakkabı' ? ['babet'] : []),
  })
  expect(first).toEqual({
    near: ['babet'],
    understanding: { words: [], parts: [unwanted] },
    leftOut: ['abiye ayakkabı'],
  })
})

const partOf = (text: string, slug: string, partly?: true) =>
  ({
    text,
    label: text,
    filter: { kind: 'category', slugs: [slug], ...(partly && { partly }) },
    words: [word(text)],
    without: asked,
  }) as const
const noKinds = { namesKind: () => false, nearKinds: () => [] }
const ways = (understanding: QueryUnderstanding, unknown: readonly string[] = []) =>
  relax(
    understanding,
    understanding.words.filter(({ text }) => unknown.includes(text)),
    noKinds,
  )
const orderOf = (understanding: QueryUnderstanding) =>
  ways(understanding)
    .map((relaxed) => relaxed.leftOut.join(' '))
    .filter((texts) => texts !== '')

it('keeps the only known word beside a number that no name has', () => {
  const rack = { words: [word('baharatlık'), word('12li')], parts: [] }
  expect(ways(rack, ['12li']).map(({ leftOut: texts }) => texts)).toContainEqual(['12li'])
  expect(orderOf(rack)[0]).toBe('12li')
  expect(ways({ words: [word('baharatlık'), word('zürafası')], parts: [] }, ['zürafası'])).toEqual([])
})

describe('words beside a kind that the query names in full', () => {
  it('all describe it, so an adjective goes before a noun, wherever they are', () => {
    const bag = partOf('sırt çantası', 'sirt-cantasi')
    expect(orderOf({ words: [word('bölmeli'), word('laptop')], parts: [bag] })[0]).toBe('bölmeli')
    expect(orderOf({ words: [word('laptop'), word('bölmeli')], parts: [bag] })[0]).toBe('bölmeli')
  })

  it.each(['takım', 'set'])('lose %s first, which says nothing about the product', (form) => {
    const end = { text: form, forms: [form === 'takım' ? 'takim' : form] }
    expect(orderOf({ words: [word('çelik'), end], parts: [partOf('çaydanlık', 'caydanlik')] })[0]).toBe(form)
  })
})

it('does not search one category’s products by the end of its name alone', () => {
  const end = { ...word('tozu'), inName: true as const }
  const left = ways(
    { words: [word('vegan'), word('protein'), end], parts: [partOf('tozu', 'kabartma-tozu-ve-maya', true)] },
    ['vegan'],
  ).map((relaxed) => relaxed.leftOut)
  expect(left).not.toContainEqual(['vegan', 'protein'])
})

it('searches no category by a word of its name alone', () => {
  const cologne = { ...word('parfüm'), inName: true as const }
  const rest = ways({ words: [word('odunsu'), cologne], parts: [price] }).map(({ understanding }) =>
    understanding.words.map(({ text }) => text).join(' '),
  )
  expect(rest).not.toContain('parfüm')
})

it('keeps a term of several words as a name', () => {
  const mat = { text: 'banyo paspası', forms: ['banyo paspasi', 'banyo halisi'] }
  expect(orderOf({ words: [mat, { text: 'seti', forms: ['seti'] }], parts: [] })[0]).toBe('seti')
})

it('gives up an exclusion of what the product’s own name says', () => {
  const board = partOf('kesme tahtası', 'mutfak-gerecleri')
  const without = (text: string) =>
    ({
      text: `${text} olmayan`,
      label: `${text} hariç`,
      filter: { kind: 'without', words: [text], choices: [] },
      words: [],
      without: asked,
    }) as const
  const named = { ...board, words: [word('kesme'), word('tahtasi')] }
  expect(orderOf({ words: [], parts: [named, without('tahta')] })).toEqual(['tahta olmayan'])
  expect(orderOf({ words: [], parts: [named, without('plastik')] })).toEqual([])
})

it('leaves no word from the middle of a name whose end says nothing', () => {
  const device = { text: 'cihazı', forms: ['cihazi'] }
  const kinds = { namesKind: ({ text }: { readonly text: string }) => text === 'alma', nearKinds: () => [] }
  const rest = relax({ words: [word('nem'), word('alma'), device], parts: [] }, [], kinds).map(({ understanding }) =>
    understanding.words.map(({ text }) => text).join(' '),
  )
  expect(rest).not.toContain('alma')
  expect(rest).toContain('nem alma')
})

describe('a product for a part of the body', () => {
  const hair = { text: 'saç', forms: ['sac'] }
  const mask = partOf('maske', 'maske')

  it('is what is called so for that part, before anything for it', () => {
    const readings = ways({ words: [word('kuru'), hair], parts: [mask] })
      .filter(({ understanding }) => understanding.parts.length === 0)
      .map(({ understanding, leftOut: texts }) => [understanding.words.map(({ text }) => text), texts])
    expect(readings).toContainEqual([['saç', 'maske'], ['kuru']])
    expect(readings).toContainEqual([['saç'], ['maske']])
    const at = (text: string) => readings.findIndex(([left]) => left?.join(' ') === text)
    expect(at('saç maske')).toBeLessThan(at('saç'))
  })
})

it('names each nearest kind once', () => {
  const kinds = { namesKind: () => false, nearKinds: () => ['cep-telefonu'] }
  const [first] = relax({ words: [word('iphone'), word('samsung')], parts: [] }, [], kinds)
  expect(first?.near).toEqual(['cep-telefonu'])
})

describe('the possessive end of a compound', () => {
  const end = (q: string, text: string, slug: string) => ({
    ...partOf(text, slug),
    words: [{ text, forms: [searchKey(text)] }],
    without: { q, literal: [] },
  })
  const before = (q: string) =>
    q
      .split(' ')
      .slice(0, -1)
      .map((text) => ({ text, forms: [searchKey(text)] }))
  const relaxed = (understanding: QueryUnderstanding) =>
    relax(understanding, [], noKinds).map(({ understanding: { words, parts }, leftOut, headed }) => ({
      words: words.map(({ text }) => text),
      kinds: parts.flatMap(({ filter }) => (filter.kind === 'category' ? filter.slugs : [])),
      leftOut: leftOut.join(' '),
      headed: headed === true,
    }))

  it('keeps the word before it, and a word behind it is left out first', () => {
    const scissors = end('tırnak makası ince', 'makası', 'makas-ve-yapistirici')
    const all = relaxed({ words: [word('tırnak'), word('ince')], parts: [scissors] })
    const name = all.findIndex(({ words, leftOut }) => words.join(' ') === 'tırnak makası' && leftOut === 'ince')
    const kind = all.findIndex(({ words, kinds }) => words.length === 0 && kinds.includes('makas-ve-yapistirici'))
    expect(name).toBeGreaterThan(-1)
    expect(all[name]?.headed).toBe(true)
    expect(kind === -1 || name < kind).toBe(true)
  })

  it('keeps other words, of which an adjective is left out before the rest', () => {
    const spray = end('lavanta kokulu oda spreyi', 'spreyi', 'sac-jolesi-ve-spreyi')
    const all = relaxed({ words: ['lavanta', 'kokulu', 'oda'].map(word), parts: [spray] })
    expect(all.filter(({ headed, leftOut }) => headed && leftOut !== '').map(({ leftOut }) => leftOut)).toEqual([
      'kokulu',
      'lavanta',
      'lavanta kokulu',
    ])
  })

  it.each([
    ['bebek arabası yağmurluğu', 'yağmurluğu', 'yagmurluk', 'bebek arabası'],
    ['gitar kılıfı', 'kılıfı', 'telefon-kilifi', 'gitar'],
    ['kedi tarağı', 'tarağı', 'tarak-ve-firca', 'kedi'],
    ['tablet kalemi', 'kalemi', 'kalem', 'tablet'],
  ])('gives way to what it is for, where that is another kind: %s', (q, text, slug, owner) => {
    const all = relaxed({ words: before(q), parts: [end(q, text, slug)] })
    const first = all.find(({ leftOut, headed }) => leftOut !== '' && !headed)
    expect(first).toEqual({ words: owner.split(' '), kinds: [], leftOut: text, headed: false })
  })

  it.each([
    ['bahçe sandalyesi', 'sandalyesi', 'sandalye'],
    // A group is a place, not a thing.
    ['bebek odası perdesi', 'perdesi', 'perde'],
    // Brushes are sold beside paint, too.
    ['boya fırçası', 'fırçası', 'tarak-ve-firca'],
    ['15 kılıfı', 'kılıfı', 'telefon-kilifi'],
    ['kahve termosu', 'termosu', 'termos'],
    ['basketbol ayakkabısı', 'ayakkabısı', 'spor-ayakkabi'],
    ['duvar kağıdı', 'kağıdı', 'fotokopi-kagidi'],
  ])('is kept where the words before it name no other kind: %s', (q, text, slug) => {
    const all = relaxed({ words: before(q), parts: [end(q, text, slug)] })
    expect(all.some(({ leftOut }) => leftOut.split(' ').includes(text))).toBe(false)
  })
})

describe('a child’s thing', () => {
  const girls = {
    text: 'kız çocuk',
    label: 'Kız çocuk',
    filter: { kind: 'people', words: ['kiz cocuk'], others: ['erkek cocuk'], only: true },
    words: [],
    without: asked,
  } as const
  const kindsOf = ({ understanding }: ReturnType<typeof ways>[number]) =>
    understanding.parts.map(({ label }) => label).join(' ')

  it('is searched for any child, then among the goods for children, before it is an adult’s', () => {
    const order = ways({ words: [word('uzun')], parts: [girls, partOf('yağmurluk', 'yagmurluk')] })
    const labels = order.map(kindsOf)
    expect(labels).toContain('Çocuk yağmurluk')
    expect(labels.indexOf('Çocuk yağmurluk')).toBeLessThan(labels.indexOf('Çocuk Çocuk Giyim'))
    const adults = order.findIndex(({ leftOut: left }) => left.includes('kız çocuk'))
    expect(adults === -1 || labels.lastIndexOf('Çocuk Çocuk Giyim') < adults).toBe(true)
  })

  it('keeps the girl and loses the colour, before another thing of that colour is shown', () => {
    const order = ways({ words: [], parts: [girls, partOf('yağmurluk', 'yagmurluk'), red] })
    const otherColor = order.findIndex((one) => kindsOf(one) === 'Kız çocuk Çocuk Giyim')
    expect(order[otherColor]?.leftOut).toEqual(['kırmızı'])
    expect(otherColor).toBeLessThan(order.findIndex(({ leftOut: left }) => left.includes('yağmurluk')))
  })

  it('is not searched so for adults', () => {
    const order = ways({ words: [word('uzun')], parts: [women, partOf('yağmurluk', 'yagmurluk')] })
    expect(order.map(kindsOf)).not.toContain('Kadın Çocuk Giyim')
  })
})
