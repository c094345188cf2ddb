import { useForm, useService } from '@market/react'
import type { ReactNode } from 'react'
import { formatPhone, isPhone } from '@market/domain/validation'
import type { Profile } from '@market/domain/account'
import { Alert, Button, Panel, TextField } from '@market/ui'
import { services } from '../../../composition/tokens.ts'
import { accountRoom } from '../bind.ts'
import * as css from '../account.css.ts'
import { accountTexts } from '../texts.ts'

const { profile: texts, register, fields } = accountTexts
const labels = { phone: fields.phone }

/** A form for the mobile number, which is saved separately from the profile. */
export function PhoneForm({
  profile,
  onSaved,
  children,
}: {
  readonly profile: Profile
  readonly onSaved: (profile: Profile) => void
  /** Shown below the form. */
  readonly children?: ReactNode
}) {
  const changePhone = useService(accountRoom.changePhone)
  const notices = useService(services.NoticeStore)
  const { field, set, submit, busy, refused } = useForm(
    { phone: formatPhone(profile.phone ?? '') },
    {
      id: 'telefon',
      labels,
      problems: ({ phone }) => {
        if (phone.trim() === '') return [{ field: 'phone', problem: 'required' }]
        return isPhone(phone) ? [] : [{ field: 'phone', problem: 'invalid' }]
      },
      send: ({ phone }) => changePhone(phone),
      onSent: (saved: Profile) => {
        onSaved(saved)
        set({ phone: formatPhone(saved.phone ?? '') })
        notices.toast({ type: 'success', text: texts.phoneSaved })
      },
    },
  )
  return (
    <Panel title={texts.phoneTitle} icon="device-mobile">
      <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {refused && (
          <Alert tone="error" announced>
            {refused}
          </Alert>
        )}
        <TextField
          {...field('phone')}
          mark={accountTexts.required}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hint={register.phoneHint}
        />
        <Button type="submit" variant="secondary" loading={busy}>
          {texts.phoneSave}
        </Button>
      </form>
      {children !== undefined && <div className={css.actions}>{children}</div>}
    </Panel>
  )
}
