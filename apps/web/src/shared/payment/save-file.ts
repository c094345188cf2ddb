import type { ContractFile } from '@market/domain/checkout'

/** Downloads a PDF through the browser. */
export function saveFile({ name, base64 }: ContractFile): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
