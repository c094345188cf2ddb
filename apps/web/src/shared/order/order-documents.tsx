import type { GatewayFailure, Result } from '@market/domain/kernel'
import type { OrderContract } from '@market/domain/checkout'
import type { DocumentedOrder, Order } from '@market/domain/orders'
import { failureText, useAttemptKeys, useService } from '@market/react'
import { Alert, Button } from '@market/ui'
import { useId, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { ContractDocument } from '../payment/contract-document.tsx'
import { saveFile } from '../payment/save-file.ts'
import * as css from './order-view.css.ts'
import { orderViewTexts } from './texts.ts'

const texts = orderViewTexts.documents

interface OrderDocumentsProps {
  readonly order: Order
  /** The guest's address, with which the contract can be opened in every browser. */
  readonly email?: string | undefined
  /** Set if the order belongs to another session: its invoice is mailed once the address is verified. */
  readonly onStranger?: (() => void) | undefined
}

/** The documents of an order: contracts to read and download, and invoices by mail. */
export function OrderDocuments({ order, email, onStranger }: OrderDocumentsProps) {
  const gateway = useService(services.OrderDocumentGateway)
  const notices = useService(services.NoticeStore)
  const id = useId()
  const [contract, setContract] = useState<OrderContract>()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<GatewayFailure>()
  const keys = useAttemptKeys()
  const of: DocumentedOrder = { orderId: order.orderId, ...(email !== undefined && { email }) }

  const during = async <Value,>(what: string, ask: () => Promise<Result<Value, GatewayFailure>>) => {
    if (busy) return undefined
    setBusy(what)
    setFailure(undefined)
    const answer = await ask()
    setBusy(undefined)
    if (answer.ok) return answer.value
    if (onStranger && answer.failure.kind === 'not-found') onStranger()
    else setFailure(answer.failure)
    return undefined
  }
  const show = async () => {
    if (open) return setOpen(false)
    const found = contract ?? (await during('contract', () => gateway.contract(of)))
    setContract(found)
    setOpen(found !== undefined)
  }
  const keep = async (document: string) => {
    const file = await during(document, () => gateway.file({ ...of, document }))
    if (file) saveFile(file)
  }
  const mail = async () => {
    const { orderId } = order
    const said = await during('invoice', async () => {
      const answer = await gateway.mailInvoices({ orderId, idempotencyKey: keys.keyOf(orderId) })
      keys.answered(answer)
      return answer
    })
    if (said !== undefined) notices.toast({ type: 'success', text: said })
  }
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.factsTitle}>
        {texts.title}
      </h2>
      <div className={css.buttons}>
        <Button
          variant="secondary"
          size="sm"
          icon="file-pdf"
          aria-expanded={open}
          loading={busy === 'contract'}
          onClick={() => void show()}
        >
          {open ? texts.hide : texts.show}
        </Button>
        {hasInvoice(order) && (
          <Button
            variant="secondary"
            size="sm"
            icon="envelope"
            loading={busy === 'invoice'}
            onClick={() => void mail()}
          >
            {texts.invoice}
          </Button>
        )}
      </div>
      <p className={css.note}>
        {hasInvoice(order) ? texts.invoiceNote : order.status === 'cancelled' ? texts.neverInvoiced : texts.noInvoice}
      </p>
      {failure && (
        <Alert tone="error" announced>
          {failureText(failure)}
        </Alert>
      )}
      {open &&
        contract?.documents.map((document) => (
          <div key={document.id} className={css.wide}>
            <ContractDocument document={document}>
              <Button
                variant="text"
                size="sm"
                icon="download"
                aria-label={`${texts.pdf}: ${document.title}`}
                loading={busy === document.id}
                onClick={() => void keep(document.id)}
              >
                {texts.pdf}
              </Button>
            </ContractDocument>
          </div>
        ))}
    </section>
  )
}

/** Invoices exist once the shops have received the order, but not for an order that was cancelled completely. */
const hasInvoice = ({ payment, status }: Order): boolean =>
  status !== 'cancelled' && ['paid', 'on_delivery', 'refunded'].includes(payment.state)
