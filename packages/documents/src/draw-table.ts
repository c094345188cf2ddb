interface Table {
  /** Repeated at the top of every page. */
  readonly head?: readonly string[] | undefined
  readonly rows: readonly (readonly string[])[]
}
interface Column {
  readonly width: number
  readonly align: 'left' | 'right'
}

const [padX, padY] = [5, 4]
/** Widest and narrowest share of a column, in letters. */
const share = { least: 7, most: 44 }
const amount = /^[-−]?[\d.]+(?:,\d+)?(?:\s(?:TL|%))?$/
/** Keeps an amount and its currency in one row of text. */
const kept = (text: string) => text.replaceAll(/(\d) TL\b/g, '$1\u00A0TL')

/** Column widths by the length of their texts; numeric columns are right-aligned. */
function columnsOf({ head, rows }: Table, width: number): readonly Column[] {
  const all = head ? [head, ...rows] : rows
  const count = Math.max(...all.map((row) => row.length))
  const names = !head && count === 2
  const weights = Array.from({ length: count }, (_, index) => {
    if (names) return index === 0 ? 1 : 2.4
    const letters = Math.max(
      ...all.map((row) =>
        Math.max(...(row[index] ?? '').split(' ').map(({ length }) => length), (row[index] ?? '').length / 2),
      ),
    )
    return Math.min(share.most, Math.max(share.least, letters))
  })
  const sum = weights.reduce((one, other) => one + other, 0)
  return weights.map((weight, index) => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '')
    const isNumber = cells.length > 0 && cells.every((cell) => amount.test(cell))
    return { width: (weight / sum) * width, align: isNumber ? 'right' : 'left' }
  })
}

/**
 * A table whose rows are never split across pages, with its head repeated on every page. It is tagged as a child of
 * `parent`.
 */
export function drawTable(
  pdf: PDFKit.PDFDocument,
  { head, rows }: Table,
  parent: ReturnType<PDFKit.PDFDocument['struct']>,
): void {
  const tags = pdf.struct('Table')
  parent.add(tags)
  /** Draws content that screen readers skip: lines, backgrounds, and repeated heads. */
  const artifact = (paint: () => void) => {
    pdf.markContent('Artifact', { type: 'Layout' })
    paint()
    pdf.endMarkedContent()
  }
  const table = { head: head?.map(kept), rows: rows.map((row) => row.map(kept)) }
  const { left, right, bottom } = pdf.page.margins
  const width = pdf.page.width - left - right
  const columns = columnsOf(table, width)
  const isPairs = !table.head && columns.length === 2
  const fontOf = (isHead: boolean, index: number) =>
    pdf.font(isHead || (isPairs && index === 0) ? 'bold' : 'text').fontSize(7.5)
  const heightOf = (row: readonly string[], isHead: boolean) =>
    Math.max(
      ...columns.map((column, index) =>
        fontOf(isHead, index).heightOfString(row[index] ?? '', { width: column.width - 2 * padX, lineGap: 1 }),
      ),
    ) +
    2 * padY
  // The types of pdfkit do not know `scope`.
  const tagOf = (isHead: boolean, index: number): readonly [string, object] => {
    if (isHead) return ['TH', { scope: 'Column' }]
    return isPairs && index === 0 ? ['TH', { scope: 'Row' }] : ['TD', {}]
  }
  const draw = (row: readonly string[], { isHead = false, isRepeated = false }) => {
    const [top, height] = [pdf.y, heightOf(row, isHead)]
    if (isHead) artifact(() => pdf.rect(left, top, width, height).fill('#e4eeec'))
    let x = left
    // A tag without a parent would prevent the document from ending.
    const tagged = isRepeated ? undefined : pdf.struct('TR')
    if (tagged) tags.add(tagged)
    for (const [index, column] of columns.entries()) {
      const at = x + padX
      const write = () => {
        fontOf(isHead, index).fillColor('#15211f')
        pdf.text(row[index] ?? '', at, top + padY, {
          width: column.width - 2 * padX,
          align: column.align,
          lineGap: 1,
        })
      }
      if (tagged) tagged.add(pdf.struct(...tagOf(isHead, index), write))
      else artifact(write)
      x += column.width
    }
    artifact(() =>
      pdf
        .moveTo(left, top + height)
        .lineTo(left + width, top + height)
        .lineWidth(0.5)
        .strokeColor('#c9cfc8')
        .stroke(),
    )
    pdf.x = left
    pdf.y = top + height
  }
  const fits = (height: number) => pdf.y + height <= pdf.page.height - bottom
  for (const [index, row] of table.rows.entries()) {
    const first = index === 0 && table.head ? heightOf(table.head, true) : 0
    const turns = !fits(first + heightOf(row, false))
    if (turns) pdf.addPage()
    if (table.head && (index === 0 || turns)) draw(table.head, { isHead: true, isRepeated: index > 0 })
    draw(row, {})
  }
}
