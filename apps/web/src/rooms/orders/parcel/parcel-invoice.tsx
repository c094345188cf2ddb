import type { Parcel } from '@market/domain/orders'
import { failureText, useService } from '@market/react'
import { Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { saveFile } from '../../../shared/payment/save-file.ts'
import { parcelTexts } from './texts.ts'

const texts = parcelTexts.invoice

interface ParcelInvoiceProps {
  readonly parcel: Parcel
  /** The order's number or the signed link of a mail, by which it is loaded. */
  readonly named: string
}

/** Downloads the seller's invoice of a parcel. */
export function ParcelInvoice({ parcel: { shopId, shopName, invoiceAt }, named }: ParcelInvoiceProps) {
  const orders = useService(services.OrderGateway)
  const notices = useService(services.NoticeStore)
  const [busy, setBusy] = useState(false)
  if (!invoiceAt) return null
  const download = async () => {
    setBusy(true)
    const file = await orders.parcelInvoice({ order: named, shopId })
    setBusy(false)
    if (!file.ok) return notices.toast({ type: 'error', text: failureText(file.failure) })
    saveFile(file.value)
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="file-pdf"
      loading={busy}
      aria-label={texts.label(shopName)}
      onClick={() => void download()}
    >
      {texts.download}
    </Button>
  )
}
