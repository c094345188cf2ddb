import { failureText, useService } from '@market/react'
import { Alert, Button, Dialog } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import type { SaleDialogProps } from './sale-dialog-props.ts'
import { buyBackTexts } from './texts.ts'

const texts = buyBackTexts.sales.cancel

/** Asks for confirmation before a sale is cancelled, and tells what happens to the device. */
export function CancelDialog({ sale, open, onClose, onChanged }: SaleDialogProps) {
  const buyBacks = useService(services.BuyBackGateway)
  const notices = useService(services.NoticeStore)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const close = () => {
    setRefused(undefined)
    onClose()
  }
  const cancel = async () => {
    setBusy(true)
    setRefused(undefined)
    const answer = await buyBacks.cancel(sale.service, sale.offerId)
    setBusy(false)
    if (!answer.ok) return setRefused(failureText(answer.failure))
    notices.toast({ type: 'success', text: texts.done(sale.device) })
    onChanged(answer.value)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.title}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {texts.keep}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void cancel()}>
            {texts.send}
          </Button>
        </>
      }
    >
      <p>{texts.texts[sale.status]}</p>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
    </Dialog>
  )
}
