import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { drawTable } from './draw-table.ts'

/** Draws a table and returns each text with its page, position and width. */
function drawn(table: Parameters<typeof drawTable>[1]) {
  const pdf = new PdfDocument({ size: 'A4', margin: 48, bufferPages: true, tagged: true })
  pdf.registerFont('text', 'Helvetica').registerFont('bold', 'Helvetica-Bold')
  const texts: { text: string; page: number; x: number; y: number; align: unknown }[] = []
  const write = pdf.text.bind(pdf)
  pdf.text = (text: string, x?: unknown, y?: unknown, options?: { align?: unknown }) => {
    texts.push({ text, page: pdf.bufferedPageRange().count, x: Number(x), y: Number(y), align: options?.align })
    return write(text, Number(x), Number(y), options as object)
  }
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  drawTable(pdf, table, root)
  return { texts, pages: pdf.bufferedPageRange().count, bottom: pdf.page.height - 48 }
}
const head = ['Ürün', 'Adet', 'Tutar']
const goods = (count: number) =>
  Array.from({ length: count }, (_, index) => [`Ürün ${index} ${'uzun '.repeat(index % 9)}`, '2', '1.320,00 TL'])

test('names its columns at the top of every page, and cuts no row', () => {
  const { texts, pages, bottom } = drawn({ head, rows: goods(120) })
  expect(pages).toBeGreaterThan(2)
  for (let page = 1; page <= pages; page += 1)
    expect(
      texts
        .filter((one) => one.page === page)
        .slice(0, 3)
        .map(({ text }) => text),
    ).toEqual(head)
  expect(texts.filter(({ text }) => text === 'Adet')).toHaveLength(pages)
  expect(texts.every(({ y }) => y < bottom)).toBe(true)
  expect(texts.filter(({ text }) => text.startsWith('Ürün '))).toHaveLength(120)
})

test('sets numbers to the right, and never parts a sum from its currency', () => {
  const { texts } = drawn({ head, rows: goods(2) })
  expect(texts.slice(3, 6).map(({ align }) => align)).toEqual(['left', 'right', 'right'])
  expect(texts[5]?.text).toBe('1.320,00\u00A0TL')
})

test('a name and its value are on one line, without a header row', () => {
  const { texts, pages } = drawn({ rows: [['Satıcı', 'Öğüt Ticaret']] })
  expect(pages).toBe(1)
  expect(texts.map(({ text }) => text)).toEqual(['Satıcı', 'Öğüt Ticaret'])
  expect(texts[0]?.y).toBe(texts[1]?.y)
})
