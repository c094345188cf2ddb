import { formToSend } from '@market/domain/validation'
import { type DeviceSale, type SaleAccount, saleAccountProblems } from '@market/domain/buy-back'
import { useForm, useService } from '@market/react'
import { Alert, Button, Dialog, TextField } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { buyBackRoom } from './bind.ts'
import * as css from './buy-back.css.ts'
import type { SaleDialogProps } from './sale-dialog-props.ts'
import { buyBackTexts } from './texts.ts'

const texts = buyBackTexts.sales.account

/** A dialog to change the bank account to which a sale is paid. */
export function AccountDialog({ open, onClose, ...rest }: SaleDialogProps) {
  return (
    <Dialog form open={open} onClose={onClose} title={texts.title}>
      <AccountForm onClose={onClose} {...rest} />
    </Dialog>
  )
}

function AccountForm({ sale, onClose, onChanged }: Omit<SaleDialogProps, 'open'>) {
  const changeSaleAccount = useService(buyBackRoom.changeSaleAccount)
  const notices = useService(services.NoticeStore)
  const { field, submit, busy, refused } = useForm<SaleAccount, 'iban', DeviceSale>(
    { iban: '' },
    {
      id: `hesap-${sale.offerId}`,
      labels: { iban: texts.label },
      problems: (typed) => saleAccountProblems(formToSend(typed)),
      sentence: () => buyBackTexts.form.iban,
      send: (typed) => changeSaleAccount(sale, typed),
      onSent: (changed) => {
        notices.toast({ type: 'success', text: texts.done(changed.accountEnd) })
        onChanged(changed)
      },
    },
  )
  return (
    <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <p className={css.note}>{texts.text(sale.device, sale.accountEnd)}</p>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField
        {...field('iban')}
        mark={buyBackTexts.form.required}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        placeholder="TR00 0000 0000 0000 0000 0000 00"
        hint={buyBackTexts.form.ibanHint}
      />
      <p className={css.note}>{buyBackTexts.form.accountNote}</p>
      <div className={css.actions}>
        <Button type="submit" loading={busy}>
          {texts.send}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </form>
  )
}
