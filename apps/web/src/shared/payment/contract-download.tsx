import { failureText, useService } from '@market/react'
import { Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { saveFile } from './save-file.ts'
import { paymentTexts as texts } from './texts.ts'

interface ContractDownloadProps {
  readonly id: string
  readonly title: string
  /** The version shown on the page. The API refuses any other, so that the file has the text that the shopper read. */
  readonly version: string
}

/** Downloads a document of the contract as PDF. */
export function ContractDownload({ id, title, version }: ContractDownloadProps) {
  const payments = useService(services.PaymentGateway)
  const notices = useService(services.NoticeStore)
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const file = await payments.contractFile({ version, document: id })
    setBusy(false)
    if (!file.ok) return notices.toast({ type: 'error', text: failureText(file.failure) })
    saveFile(file.value)
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
