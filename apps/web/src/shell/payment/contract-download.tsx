import { Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../failure-text.ts'
import { paymentTexts as texts } from './texts.ts'

interface ContractDownloadProps {
  readonly id: string
  readonly title: string
  /** That is shown: another one is refused, so that nobody keeps a text that was not read. */
  readonly version: string
}

/** Saves a document of the contract as PDF. */
export function ContractDownload({ id, title, version }: ContractDownloadProps) {
  const payments = useService(services.PaymentGateway)
  const notices = useService(services.NoticeStore)
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const file = await payments.contractFile({ version, document: id })
    setBusy(false)
    if (!file.ok) return notices.toast({ type: 'error', text: failureText(file.failure) })
    const { name, base64 } = file.value
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <Button
      variant="text"
      size="sm"
      icon="file-pdf"
      loading={busy}
      aria-label={`${texts.download}: ${title}`}
      onClick={() => void download()}
    >
      {texts.download}
    </Button>
  )
}
