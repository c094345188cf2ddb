import { type HgsAccount, type RemittanceField, type RemittanceForm, remittanceProblems } from '@market/domain/hgs'
import { useForm, useService } from '@market/react'
import { Alert, Button, Panel, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { hgsRoom } from './bind.ts'
import * as css from './hgs.css.ts'
import { hgsTexts } from './texts.ts'

const texts = hgsTexts.remittance

interface Typed extends Omit<RemittanceForm, 'vehicle'> {
  readonly vehicle: string
}
const formOf = ({ vehicle, ...person }: Typed): RemittanceForm => ({
  ...person,
  vehicle: { by: 'plate', text: vehicle },
})

/** Sends instructions for a bank transfer by mail. Its form opens on request. */
export function RemittancePanel({ account }: { readonly account: HgsAccount | undefined }) {
  const [open, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Panel title={texts.title} icon="bank">
      <div className={css.form}>
        <p className={css.note}>{texts.text}</p>
        {sentTo !== undefined ? (
          <Alert tone="success" announced>
            {texts.sent(sentTo)}
          </Alert>
        ) : open ? (
          <Form plate={account?.plate ?? ''} onSent={setSentTo} />
        ) : (
          <Button variant="secondary" icon="envelope" className={css.send} onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function Form({ plate, onSent }: { readonly plate: string; readonly onSent: (email: string) => void }) {
  const requestRemittance = useService(hgsRoom.requestRemittance)
  const session = useService(services.SessionStore)
  const { form, field, submit, busy, refused } = useForm<Typed, RemittanceField, void>(
    { firstName: '', lastName: '', email: '', phone: '', vehicle: plate },
    {
      id: 'havale',
      labels: texts.labels,
      problems: (typed) => remittanceProblems(formOf(typed)),
      send: async (typed) => {
        await session.start()
        return requestRemittance(formOf(typed))
      },
      onSent: () => onSent(form.email.trim()),
    },
  )
  const mark = hgsTexts.required
  return (
    <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <div className={css.fields}>
        <TextField {...field('firstName')} mark={mark} autoComplete="given-name" maxLength={60} />
        <TextField {...field('lastName')} mark={mark} autoComplete="family-name" maxLength={60} />
        <TextField {...field('email')} mark={mark} type="email" autoComplete="email" />
        <TextField {...field('phone')} mark={mark} type="tel" autoComplete="tel-national" hint={texts.phoneHint} />
        <TextField {...field('vehicle')} mark={mark} autoComplete="off" autoCapitalize="characters" maxLength={24} />
      </div>
      <Button type="submit" loading={busy} className={css.send}>
        {texts.send}
      </Button>
    </form>
  )
}
