import { createRequire } from 'node:module'
import PdfDocument from 'pdfkit'
import { documentBlocks } from './document-blocks.ts'

const require = createRequire(import.meta.url)
/** Has all Turkish letters, unlike the standard fonts of PDF readers. */
const font = (name: string): string => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)

const cell = { border: 0.5, borderColor: '#cccccc', padding: 3 }

export interface DocumentToSet {
  readonly title: string
  /** Small, below the title. */
  readonly subtitle: string
  /** Only `h3`, `p` and `table`. */
  readonly html: string
}

/** Typesets a document on A4 pages, with text that can be searched and copied. */
export async function makePdf({ title, subtitle, html }: DocumentToSet): Promise<Buffer> {
  const pdf = new PdfDocument({ size: 'A4', margin: 48, lang: 'tr-TR', displayTitle: true, info: { Title: title } })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  pdf.registerFont('text', font('DejaVuSans')).registerFont('bold', font('DejaVuSans-Bold'))
  pdf.font('bold').fontSize(15).text(title)
  pdf.font('text').fontSize(8).text(subtitle).moveDown()
  for (const block of documentBlocks(html)) {
    switch (block.kind) {
      case 'heading':
        pdf.moveDown(0.6).font('bold').fontSize(10).text(block.text).moveDown(0.3)
        break
      case 'paragraph':
        pdf.font('text').fontSize(8.5).text(block.text, { lineGap: 1.5 }).moveDown(0.4)
        break
      case 'table':
        pdf.font('text').fontSize(7.5)
        for (const rows of sameWidth(block.rows)) pdf.table({ defaultStyle: cell, data: rows.map((row) => [...row]) })
        pdf.moveDown(0.5)
    }
  }
  pdf.end()
  await ended
  return Buffer.concat(parts)
}

/** Groups adjacent rows with the same number of cells. */
function sameWidth(rows: readonly (readonly string[])[]): readonly (readonly (readonly string[])[])[] {
  const runs: (readonly string[])[][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    if (run?.[0]?.length === row.length) run.push(row)
    else runs.push([row])
  }
  return runs
}
