import { type Address, addressLine, type AddressStep } from '@market/domain/account'
import type { Order } from '@market/domain/orders'
import { failureText, Loaded, useAttemptKeys, useLoaded, useService } from '@market/react'
import { Alert, Button, Radio } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { AddressFields } from '../../shared/address/address-fields.tsx'
import * as css from './orders.css.ts'
import { orderTexts } from './texts.ts'

const texts = orderTexts.address

interface AddressChangeProps {
  readonly order: Order
  readonly onOrder: (order: Order) => void
  readonly onStranger: (() => void) | undefined
}

/** Changes an order's delivery address, as long as none of its parcels has left. */
export function AddressChange(props: AddressChangeProps) {
  const [open, setOpen] = useState(false)
  if (open) return <AddressChoice {...props} onClose={() => setOpen(false)} />
  return (
    <Button variant="text" size="sm" icon="pencil" onClick={() => setOpen(true)}>
      {texts.change}
    </Button>
  )
}

function AddressChoice({ order, onOrder, onStranger, onClose }: AddressChangeProps & { readonly onClose: () => void }) {
  const addresses = useService(services.AddressGateway)
  const orders = useService(services.OrderGateway)
  const notices = useService(services.NoticeStore)
  const { answer, reload } = useLoaded<AddressStep>(() => addresses.initial())
  const [chosen, setChosen] = useState<string>()
  const [adding, setAdding] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const keys = useAttemptKeys()

  const save = async () => {
    if (chosen === undefined) return setProblem(texts.choose)
    setBusy(true)
    setProblem(undefined)
    const { orderId } = order
    const idempotencyKey = keys.keyOf([orderId, chosen])
    const changed = await orders.changeAddress({ orderId, addressId: chosen, idempotencyKey })
    keys.answered(changed)
    setBusy(false)
    if (changed.ok) {
      notices.toast({ type: 'success', text: texts.saved })
      onOrder(changed.value)
      return onClose()
    }
    if (onStranger && changed.failure.kind === 'not-found') return onStranger()
    setProblem(failureText(changed.failure))
  }
  return (
    <Loaded answer={answer} reload={reload}>
      {(book) =>
        adding || book.addresses.length === 0 ? (
          <AddressFields
            address={undefined}
            useAsInvoice={false}
            tcRequired={false}
            cancel={adding ? () => setAdding(false) : onClose}
            onSaved={({ addresses: all }) => {
              setChosen(all.at(-1)?.id)
              setAdding(false)
              void reload()
            }}
          />
        ) : (
          <fieldset className={css.address}>
            <legend>{texts.title}</legend>
            {book.addresses.map((address) => (
              <Radio
                key={address.id}
                name="siparis-adresi"
                checked={chosen === address.id}
                onChange={() => setChosen(address.id)}
                label={addressText(address)}
              />
            ))}
            {problem && (
              <Alert tone="error" announced>
                {problem}
              </Alert>
            )}
            <div className={css.cancelActions}>
              <Button size="sm" loading={busy} onClick={() => void save()}>
                {texts.save}
              </Button>
              <Button size="sm" variant="text" onClick={() => setAdding(true)}>
                {texts.add}
              </Button>
              <Button size="sm" variant="text" onClick={onClose}>
                {texts.close}
              </Button>
            </div>
          </fieldset>
        )
      }
    </Loaded>
  )
}

const addressText = (address: Address): string =>
  [address.title, `${address.firstName} ${address.lastName}`, addressLine(address)].join(', ')
