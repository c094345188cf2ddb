import { inflateSync } from 'node:zlib'
import type { Locator, Page } from 'playwright'

/** A PDF without pages. */
export const smallPdf = {
  name: 'belge.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
  ),
}

interface File {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Presses a button that opens the file chooser, and chooses this file. */
export async function chooseFile(page: Page, button: Locator, file: File): Promise<void> {
  const [chosen] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chosen.setFiles(file)
}

/** The text of a PDF that the shop typesets, without its line breaks. Each font names the characters of its glyphs. */
export function wordsOfPdf(pdf: Buffer): string {
  const streams = pdf
    .toString('latin1')
    .split('stream\n')
    .flatMap((part) => {
      try {
        return inflateSync(Buffer.from(part, 'latin1')).toString('latin1')
      } catch {
        return []
      }
    })
  const fonts = streams
    .filter((stream) => stream.includes('beginbfrange'))
    .map((map) =>
      [...map.matchAll(/\[(.*?)\]/gs)].flatMap(([, list = '']) =>
        [...list.matchAll(/<([\da-f ]+)>/gi)].map(([, hex = '']) =>
          String.fromCharCode(...(hex.match(/[\da-f]{4}/gi) ?? []).map((unit) => Number.parseInt(unit, 16))),
        ),
      ),
    )
  const lines = streams.flatMap((stream) =>
    [...stream.matchAll(/\[(.*?)\] TJ/gs)].map(([, shown = '']) =>
      [...shown.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/[\da-f]{4}/gi) ?? []),
    ),
  )
  return fonts
    .flatMap((letters) => lines.map((glyphs) => glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)]).join('')))
    .join('\n')
}
