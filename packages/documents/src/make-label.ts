import { createRequire } from 'node:module'
import PdfDocument from 'pdfkit'
import { code128 } from './code-128.ts'

const require = createRequire(import.meta.url)
const font = (name: string): string => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)
const mm = 72 / 25.4
const [width, height, edge] = [100 * mm, 150 * mm, 5 * mm]

/** The paper on a package. */
export interface Label {
  readonly kind: 'label'
  /** The package's number: an even count of digits. */
  readonly code: string
  readonly order: string
  readonly shop: string
  readonly to: {
    readonly name: string
    readonly phone: string
    readonly address: string
    /** The branch or locker that it is sent to. */
    readonly place: string | null
  }
  /** The sum that the carrier collects, as text; null without one. */
  readonly cash: string | null
  readonly lines: readonly string[]
}

/** Typesets a label of 100 × 150 mm with its number as Code 128. */
export async function makeLabel({ code, order, shop, to, cash, lines }: Label): Promise<Buffer> {
  const title = `Kargo etiketi ${order}`
  const pdf = new PdfDocument({
    size: [width, height],
    margin: edge,
    pdfVersion: '1.7',
    lang: 'tr-TR',
    displayTitle: true,
    info: { Title: title, Author: shop },
  })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  pdf.registerFont('text', font('DejaVuSans')).registerFont('bold', font('DejaVuSans-Bold'))
  const inner = width - 2 * edge
  let y = edge
  /** Writes within a height, so that no typed text runs over the next one. */
  const write = (text: string, { face = 'text', size = 9, most = 1 } = {}) => {
    const box = size * 1.25 * most
    pdf.font(face).fontSize(size).text(text, edge, y, { width: inner, height: box, ellipsis: true })
    y += Math.min(box, pdf.heightOfString(text, { width: inner })) + 2
  }
  const rule = () => {
    pdf
      .moveTo(edge, y + 2)
      .lineTo(width - edge, y + 2)
      .lineWidth(0.5)
      .stroke()
    y += 7
  }
  write(`Gönderen: ${shop}`, { most: 2 })
  write(`Sipariş: ${order}`, { face: 'bold' })
  rule()
  write(to.name, { face: 'bold', size: 13, most: 2 })
  write(to.phone, { size: 10 })
  if (to.place !== null) write(`Teslim noktası: ${to.place}`, { face: 'bold', most: 2 })
  write(to.address, { size: 10, most: 5 })
  if (cash !== null) write(`Kapıda tahsil edilecek: ${cash}`, { face: 'bold', size: 11 })
  rule()
  const { bars, width: modules } = code128(code)
  const module = (inner - 20 * mm) / modules
  for (const bar of bars) pdf.rect(edge + 10 * mm + bar.at * module, y, bar.width * module, 20 * mm)
  pdf.fill('#000')
  y += 20 * mm + 3
  const spaced = code.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  pdf.font('bold').fontSize(11).text(spaced, edge, y, { width: inner, align: 'center' })
  y += 16
  rule()
  const rows = Math.floor((height - edge - y) / 11)
  const shown = lines.length > rows ? lines.slice(0, Math.max(0, rows - 1)) : lines
  for (const line of shown) write(line, { size: 7.5 })
  if (shown.length < lines.length) write(`ve ${lines.length - shown.length} kalem daha`, { size: 7.5 })
  pdf.end()
  await ended
  return Buffer.concat(parts)
}
