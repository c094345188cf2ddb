/** The marks of the shop's stamp, on a square of 40: ground, bird, wing; the eye is a circle of the ground's colour. */
const stamp = {
  ground:
    'M2 0H6A2 2 0 0 0 10 0H14A2 2 0 0 0 18 0H22A2 2 0 0 0 26 0H30A2 2 0 0 0 34 0H38A2 2 0 0 0 40 2V6A2 2 0 0 0 40 10V14A2 2 0 0 0 40 18V22A2 2 0 0 0 40 26V30A2 2 0 0 0 40 34V38A2 2 0 0 0 38 40H34A2 2 0 0 0 30 40H26A2 2 0 0 0 22 40H18A2 2 0 0 0 14 40H10A2 2 0 0 0 6 40H2A2 2 0 0 0 0 38V34A2 2 0 0 0 0 30V26A2 2 0 0 0 0 22V18A2 2 0 0 0 0 14V10A2 2 0 0 0 0 6V2A2 2 0 0 0 2 0Z',
  bird: 'M3.6 28.4L14.6 21.8C15 14.6 18.4 8.6 25.2 8.6C29.2 8.6 32.2 11 32.9 14.3L37.6 16.5L33 18.6C32.7 26.8 27.4 32.6 19.4 32.6C15 32.6 11.6 31.7 8.8 30Z',
  wing: 'M15 22.4C19 19.2 23.6 18.4 27.4 19.7C26.8 25.4 22.8 28.8 17.2 28.8C13 28.8 9.8 28.2 7.2 27Z',
}
const [saffron, petrol, red] = ['#F2B84B', '#0A4A4A', '#C2341D']

/** Texts of a page's header. */
export interface PageHead {
  /** Name of the shop. */
  readonly shop: string
  readonly title: string
  /** The order's number, or the version of a document without an order. */
  readonly subtitle: string
}

/** Bottom of the header on the first page and on the others, from the top of the page. */
export const headEnds = { first: 108, next: 74 } as const
const margin = 48
const top = 34

/** Draws stamp and shop name at the top of a page; except on the first page, title and number are beside them. */
export function drawHead(pdf: PDFKit.PDFDocument, { shop, title, subtitle }: PageHead, isFirst: boolean): void {
  const size = isFirst ? 30 : 18
  const right = pdf.page.width - margin
  pdf
    .save()
    .translate(margin, top)
    .scale(size / 40)
  pdf.path(stamp.ground).fill(saffron)
  pdf.translate(0.9, 0.4).scale(0.95)
  pdf.path(stamp.bird).fill(petrol).path(stamp.wing).fill(red).circle(28, 14.1, 1.5).fill(saffron)
  pdf.restore()
  const at = margin + size + 8
  pdf
    .fillColor(petrol)
    .font('bold')
    .fontSize(isFirst ? 16 : 9)
  pdf.text(shop, at, top + (isFirst ? 5 : 4), { lineBreak: false })
  if (!isFirst) drawBeside(pdf, [title, subtitle].filter(Boolean).join(' · '), top + 5)
  const line = isFirst ? 72 : 60
  pdf
    .moveTo(margin, line)
    .lineTo(right, line)
    .lineWidth(isFirst ? 1.5 : 0.75)
    .strokeColor(petrol)
    .stroke()
}

/** The title of the first page, below its head. */
export function drawTitle(pdf: PDFKit.PDFDocument, title: string): void {
  pdf.fillColor('#15211f').font('bold').fontSize(15)
  pdf.text(title, margin, 84, { width: pdf.page.width - 2 * margin })
}

/** The number or version in the head of the first page. */
export const drawSubtitle = (pdf: PDFKit.PDFDocument, subtitle: string): void => drawBeside(pdf, subtitle, top + 11)

function drawBeside(pdf: PDFKit.PDFDocument, words: string, y: number): void {
  pdf.fillColor('#53605c').font('text').fontSize(8)
  const width = pdf.page.width - 2 * margin - 150
  pdf.text(words, margin + 150, y, { width, align: 'right', lineBreak: false })
}

/** The shop and the number of the page at its foot. */
export function drawFoot(pdf: PDFKit.PDFDocument, shop: string, page: string): void {
  const { width, height } = pdf.page
  const [at, space] = [height - 38, width - 2 * margin]
  // The footer is inside the bottom margin, where text would otherwise start a new page.
  const { bottom } = pdf.page.margins
  pdf.page.margins.bottom = 0
  pdf
    .moveTo(margin, at - 6)
    .lineTo(width - margin, at - 6)
    .lineWidth(0.5)
    .strokeColor('#c9cfc8')
    .stroke()
  pdf.fillColor('#53605c').font('text').fontSize(7.5)
  pdf.text(shop, margin, at, { width: space, lineBreak: false })
  pdf.text(page, margin, at, { width: space, align: 'right', lineBreak: false })
  pdf.page.margins.bottom = bottom
}
