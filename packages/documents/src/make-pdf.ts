import { createRequire } from 'node:module'
import PdfDocument from 'pdfkit'
import { documentBlocks } from './document-blocks.ts'
import { drawFoot, drawHead, drawSubtitle, drawTitle, headEnds } from './draw-head.ts'
import { drawTable } from './draw-table.ts'

const require = createRequire(import.meta.url)
/** Has all Turkish letters, unlike the standard fonts of PDF readers. */
const font = (name: string): string => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)

export interface DocumentToSet {
  readonly title: string
  /** The order's number, or the version of a document without an order. */
  readonly subtitle: string
  /** Name of the shop, for the head of every page. */
  readonly shop: string
  /** Only `h3`, `p` and `table`. */
  readonly html: string
}

/** Typesets a document on A4 pages with a head and numbers; its text can be searched and copied, and is tagged for screen readers. */
export async function makePdf({ title, subtitle, shop, html }: DocumentToSet): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: 'A4',
    pdfVersion: '1.7',
    tagged: true,
    margins: { top: headEnds.next, bottom: 60, left: 48, right: 48 },
    lang: 'tr-TR',
    displayTitle: true,
    info: { Title: title, Author: shop },
    bufferPages: true,
  })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  pdf.registerFont('text', font('DejaVuSans')).registerFont('bold', font('DejaVuSans-Bold'))
  const document = pdf.struct('Document')
  pdf.addStructure(document)
  document.add(pdf.struct('H1', {}, () => drawTitle(pdf, title)))
  if (subtitle !== '') document.add(pdf.struct('P', {}, () => drawSubtitle(pdf, subtitle)))
  pdf.y = headEnds.first
  for (const block of documentBlocks(html)) {
    pdf.fillColor('#15211f')
    switch (block.kind) {
      case 'heading':
        // A heading is never the last thing on its page.
        if (pdf.y > pdf.page.height - 120) pdf.addPage()
        pdf.moveDown(0.6).font('bold').fontSize(10).fillColor('#0a4a4a')
        document.add(pdf.struct('H2', {}, () => void pdf.text(block.text)))
        pdf.moveDown(0.3)
        break
      case 'paragraph':
        pdf.font('text').fontSize(8.5)
        document.add(pdf.struct('P', {}, () => void pdf.text(block.text, { lineGap: 1.5 })))
        pdf.moveDown(0.4)
        break
      case 'table':
        drawTable(pdf, block, document)
        pdf.moveDown(0.7)
    }
  }
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    pdf.markContent('Artifact', { type: 'Pagination' })
    drawHead(pdf, { shop, title, subtitle }, page === start)
    drawFoot(pdf, shop, `Sayfa ${page - start + 1} / ${count}`)
    pdf.endMarkedContent()
  }
  document.end()
  pdf.end()
  await ended
  return Buffer.concat(parts)
}
