import { type DeviceSale, mayHappenToSale } from '@market/domain/buy-back'
import { Button } from '@market/ui'
import { useState } from 'react'
import { AccountDialog } from './account-dialog.tsx'
import * as css from './buy-back.css.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import type { SaleActionsProps } from './sale-dialog-props.ts'
import { buyBackTexts } from './texts.ts'

const texts = buyBackTexts.sales

/**
 * The changes that the seller can still make: the account until it is paid, cancelling until the device is received.
 */
export function SaleActions({ sale, onChanged }: SaleActionsProps) {
  const [open, setOpen] = useState<'account' | 'cancel'>()
  const close = () => setOpen(undefined)
  const changed = (to: DeviceSale) => {
    close()
    onChanged(to)
  }
  if (!mayHappenToSale(sale.status, 'account-changed')) return null
  // The parcel's code tells two sales of the same model apart.
  const named = (text: string) => `${text}: ${sale.device} ${sale.cargoCode ?? ''}`.trim()
  return (
    <>
      <div className={css.saleFacts}>
        <span className={css.note}>{texts.account.end(sale.accountEnd)}</span>
        <Button variant="text" size="sm" aria-label={named(texts.account.open)} onClick={() => setOpen('account')}>
          {texts.account.open}
        </Button>
        {mayHappenToSale(sale.status, 'cancelled') && (
          <Button variant="text" size="sm" aria-label={named(texts.cancel.open)} onClick={() => setOpen('cancel')}>
            {texts.cancel.open}
          </Button>
        )}
      </div>
      <AccountDialog sale={sale} open={open === 'account'} onClose={close} onChanged={changed} />
      <CancelDialog sale={sale} open={open === 'cancel'} onClose={close} onChanged={changed} />
    </>
  )
}
