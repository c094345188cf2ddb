import { formatPhone } from '@market/domain/validation'
import { type Address, type AddressGateway, addressLine, type AddressStep } from '@market/domain/account'
import { Button, Panel, Tag } from '@market/ui'
import { addressTexts } from '../../shared/address/texts.ts'
import * as css from './account.css.ts'
import { accountTexts } from './texts.ts'

const texts = accountTexts.addresses

interface AddressRowsProps {
  readonly book: AddressStep
  readonly onEdit: (address: Address) => void
  readonly onRemove: (address: Address) => void
  readonly onChoose: (choice: Parameters<AddressGateway['select']>[0]) => void
}

const rowId = (id: Address['id']) => `adres-${id}`

/** The saved addresses of both types; marks the ones for parcels and for invoices. */
export function AddressRows({ book, onEdit, onRemove, onChoose }: AddressRowsProps) {
  const { addresses, selectedAddress, selectedInvoice } = book
  return (
    <Panel flush>
      <ul className={css.rows}>
        {addresses.map((address) => {
          const { id, title } = address
          const button = (text: string, run: () => void) => (
            <Button variant="text" size="sm" aria-label={`${text}: ${title}`} onClick={run}>
              {text}
            </Button>
          )
          // The pressed button is removed after the choice, so the row takes the focus.
          const choose = (choice: Parameters<typeof onChoose>[0]) => {
            document.querySelector<HTMLElement>(`#${rowId(id)}`)?.focus({ preventScroll: true })
            onChoose(choice)
          }
          return (
            <li key={id} id={rowId(id)} className={css.row} tabIndex={-1} aria-label={title}>
              <div>
                <p className={css.rowTitle}>
                  {title} {address.type === 2 && <Tag>{addressTexts.types[2]}</Tag>}{' '}
                  {id === selectedAddress && <Tag tone="primary">{texts.selected}</Tag>}{' '}
                  {id === selectedInvoice && <Tag tone="primary">{texts.selectedInvoice}</Tag>}
                </p>
                <p className={css.rowText}>
                  {[`${address.firstName} ${address.lastName}`, address.companyName, formatPhone(address.phone)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <p className={css.note}>{addressLine(address)}</p>
                <div className={css.choices}>
                  {address.type === 1 &&
                    id !== selectedAddress &&
                    button(texts.choose, () => choose({ addressId: id }))}
                  {id !== selectedInvoice &&
                    button(texts.chooseInvoice, () =>
                      choose({ addressId: selectedAddress ?? id, invoiceAddressId: id }),
                    )}
                </div>
              </div>
              <div className={css.rowActions}>
                {button(addressTexts.edit, () => onEdit(address))}
                {button(addressTexts.remove, () => onRemove(address))}
              </div>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
