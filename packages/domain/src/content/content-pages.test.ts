import { hostileText, longTexts } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentAnchors, tableOfContents } from './content-anchors.ts'
import { contentTabs } from './content-page.ts'
import type { HelpAnswer } from './help.ts'
import { plainText, richText } from './rich-text.ts'
import { searchHelp } from './search-help.ts'

describe('rich text', () => {
  it('reads strong text and links', () => {
    expect(richText('İade **ücretsizdir**, bkz. [İade](/sayfa/iade-proseduru.html).')).toEqual([
      { text: 'İade ' },
      { text: 'ücretsizdir', strong: true },
      { text: ', bkz. ' },
      { text: 'İade', href: '/sayfa/iade-proseduru.html' },
      { text: '.' },
    ])
  })

  it('is plain without its marks', () =>
    expect(plainText('İade **ücretsizdir**, bkz. [İade](/sayfa/iade.html).')).toBe('İade ücretsizdir, bkz. İade.'))

  it.each(['/arama?q=bal', '#kapsam', 'https://ornek.test/a', 'mailto:a@ornek.test', 'tel:+905551112233'])(
    'links to %s',
    (href) => expect(richText(`[x](${href})`)).toEqual([{ text: 'x', href }]),
  )

  it.each(['javascript:alert', '//evil.test', '/\\evil.test', 'http://evil.test', 'data:text/html,x', 'evil', ' /a'])(
    'takes a link to %s as text',
    (href) => {
      const text = `önce [x](${href}) sonra`
      expect(richText(text)).toEqual([{ text }])
    },
  )

  it('loses no text and runs no address, whatever an editor writes', () => {
    const marks = fc.array(fc.oneof(fc.constantFrom('**', '[', '](', ')', '/', 'javascript:', '//', 'a '), hostileText))
    fc.assert(
      fc.property(
        marks.map((parts) => parts.join('')),
        (text) => {
          const runs = richText(text)
          for (const { href = '/' } of runs) expect(href).toMatch(/^(\/(?![/\\])|#|https:|mailto:|tel:)/)
          const written = runs.map((run) =>
            run.strong ? `**${run.text}**` : run.href ? `[${run.text}](${run.href})` : run.text,
          )
          expect(written.join('')).toBe(text)
        },
      ),
    )
  })

  it.each(longTexts)('reads 100,000 characters at once (%#)', (text) => expect(plainText(text)).toBe(text))
})

describe('anchors', () => {
  it('number what is named twice, headings and questions alike', () => {
    const blocks = [
      { type: 'heading', text: 'İade Süresi' },
      { type: 'paragraph', text: 'x' },
      {
        type: 'accordion',
        items: [
          { question: 'İade süresi?', answer: [] },
          { question: '???', answer: [] },
        ],
      },
      { type: 'heading', text: 'iade süresi' },
    ] as const
    expect(contentAnchors(blocks)).toEqual([['iade-suresi'], [], ['iade-suresi-2', 'bolum'], ['iade-suresi-3']])
    expect(tableOfContents(blocks)).toEqual([
      { id: 'iade-suresi', text: 'İade Süresi' },
      { id: 'iade-suresi-3', text: 'iade süresi' },
    ])
  })

  it('are unique and never empty', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { maxLength: 20 }), (texts) => {
        const anchors = contentAnchors(texts.map((text) => ({ type: 'heading', text }))).flat()
        expect(new Set(anchors).size).toBe(texts.length)
        expect(anchors.every((anchor) => /^[a-z0-9-]+$/.test(anchor))).toBe(true)
      }),
    )
  })
})

describe('tabs', () => {
  const link = (path: string) => ({ path, title: path })
  it('are pages under the same address', () => {
    const siblings = ['/static/meb-pasaj', '/static/meb-pasaj/okul', '/static/telefon'].map(link)
    expect(contentTabs({ path: '/static/meb-pasaj/okul', siblings })).toEqual(siblings.slice(0, 2))
    expect(contentTabs({ path: '/static/telefon', siblings })).toEqual([])
  })
})

describe('the search in help', () => {
  const answer = (question: string, text: string, topic = 'Sipariş'): HelpAnswer => ({
    question,
    answer: [text],
    topic,
    link: `/x#${question}`,
  })
  const returns = answer('Ürünü nasıl iade ederim?', '**Siparişlerim** sayfasından iade kodu alın.', 'İade')
  const delivery = answer('Kargom nerede?', 'Takip sayfasından bakın; iade kargosu da oradadır.', 'Teslimat')
  const gift = answer('Hediye çeki nedir?', 'Kod ile indirim.')
  const found = (text: string) => searchHelp([delivery, gift, returns], text)

  it('finds whatever the case, the letters and the suffix', () => {
    for (const text of ['iade', 'İADEMİ', 'iadeler']) expect(found(text)[0]).toBe(returns)
    expect(found('kargoya verildi mi')).toEqual([delivery])
    expect(found('kargoya')[0]).toBe(delivery)
    expect(found('hediye ceki')).toEqual([gift])
  })

  it('puts the question before the answer', () => expect(found('iade')).toEqual([returns, delivery]))
  it('finds by the topic', () => expect(found('teslimat')).toEqual([delivery]))
  it('wants a third of the words, and likes more of them better', () => {
    expect(found('hediye çekimi iade edebilir miyim')[0]).toBe(gift)
    expect(found('iade fatura adres yanlış')).toEqual([])
  })
  it('counts words from three letters on, at most twelve of them, of the first 200 letters', () => {
    const where = { ...gift, question: 'Bu mi, kargom nerede, ne zaman gelir?', topic: '', answer: [] }
    const isFound = (text: string) => searchHelp([where], text).length > 0
    expect(isFound('mi ve de da ki kargom')).toBe(true)
    expect(isFound('mimari')).toBe(false)
    expect(isFound('kargom fatura adres')).toBe(true)
    expect(isFound('kargom fatura adres iptal')).toBe(false)
    const strange = Array.from({ length: 20 }, (_, index) => `xyz${index}`).join(' ')
    expect(isFound(`kargom nerede zaman gelir ${strange}`)).toBe(true)
    expect(isFound(`kargom ${'x'.repeat(193)} fatura adres iptal`)).toBe(true)
  })
  it('finds nothing for no words', () => expect(['', '  ', 'mi', '?!'].flatMap(found)).toEqual([]))
  it('takes any text', () => fc.assert(fc.property(hostileText, (text) => void found(text))))
})
