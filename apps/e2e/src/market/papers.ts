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
