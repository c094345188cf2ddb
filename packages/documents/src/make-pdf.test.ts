import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { documentBlocks } from './document-blocks.ts'
import { makePdf } from './make-pdf.ts'

const html = `<h3>1. Taraflar</h3><p>Alıcı, “Şık Çanta” için İğneada’dan ödedi: 1.234,56 TL &amp; &lt;b&gt;.</p>
<table><tr><th scope="row">Satıcı</th><td>Öğüt Ticaret</td></tr></table>`

test('reads headings, paragraphs and tables in their order', () => {
  expect(documentBlocks(html)).toEqual([
    { kind: 'heading', text: '1. Taraflar' },
    { kind: 'paragraph', text: 'Alıcı, “Şık Çanta” için İğneada’dan ödedi: 1.234,56 TL & <b>.' },
    { kind: 'table', rows: [['Satıcı', 'Öğüt Ticaret']] },
  ])
})

test('tells the row that names the columns from the others', () => {
  const goods = '<table><tr><th>Ürün</th><th>Tutar</th></tr><tr><td>Çanta</td><td>1,00 TL</td></tr></table>'
  expect(documentBlocks(goods)).toEqual([{ kind: 'table', head: ['Ürün', 'Tutar'], rows: [['Çanta', '1,00 TL']] }])
})

/** Code points that the document's fonts can be copied as: its ToUnicode maps. */
function copied(pdf: Buffer): string {
  let found = ''
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('endstream', at)
    if (pdf.subarray(at - 3, at).toString() === 'end') continue
    try {
      const text = inflateSync(pdf.subarray(at + 7, end)).toString('latin1')
      if (text.includes('beginbfrange'))
        found += [...text.matchAll(/<([\da-f]{4})>/gi)]
          .map(([, hex = '']) => String.fromCharCode(Number.parseInt(hex, 16)))
          .join('')
    } catch {
      // Not every stream is deflated.
    }
  }
  return found
}

test('every Turkish letter of a PDF can be copied', async () => {
  const pdf = await makePdf({ title: 'Mesafeli Satış Sözleşmesi', subtitle: 'GV-1', shop: 'Güvercin', html })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const letters = copied(pdf)
  for (const letter of 'ığşçöüİŞÇÖ') expect(letters).toContain(letter)
})

test('a PDF is tagged for screen readers: title, headings, paragraphs, and tables with their heads', async () => {
  const goods = '<table><tr><th>Ürün</th><th>Tutar</th></tr><tr><td>Çanta</td><td>1,00 TL</td></tr></table>'
  const pdf = await makePdf({ title: 'Sözleşme', subtitle: 'GV-1', shop: 'Güvercin', html: `${html}${goods}` })
  const text = pdf.toString('latin1')
  expect(text).toContain('/Marked true')
  expect(text).toContain('/Lang (tr-TR)')
  const count = (tag: string) => text.match(new RegExp(`/S /${tag}\\b`, 'g'))?.length ?? 0
  expect(['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD'].map(count)).toEqual([1, 1, 1, 2, 2, 3, 3, 3])
  expect(text.match(/\/Scope \/(Row|Column)/g)?.toSorted()).toEqual(['/Scope /Column', '/Scope /Column', '/Scope /Row'])
})

test('a table over several pages is one table, whose repeated head is not read again', async () => {
  const rows = '<tr><td>Çanta</td><td>1,00 TL</td></tr>'.repeat(90)
  const html = `<table><tr><th>Ürün</th><th>Tutar</th></tr>${rows}</table>`
  const text = (await makePdf({ title: 'Uzun', subtitle: '', shop: 'Güvercin', html })).toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  const count = (tag: string) => text.match(new RegExp(`/S /${tag}\\b`, 'g'))?.length ?? 0
  expect(['Table', 'TR', 'TH', 'TD'].map(count)).toEqual([1, 91, 2, 180])
})

test('many pages', async () => {
  const long = Array.from({ length: 300 }, (_, index) => `<p>${index} ${'kelime '.repeat(60)}</p>`).join('')
  const pdf = await makePdf({ title: 'Uzun', subtitle: '', shop: 'Güvercin', html: long })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(10)
})
