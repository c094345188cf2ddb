import { normalizeEmail } from '@market/domain/validation'
import { emailChangeProblems, type Profile, type SentCode } from '@market/domain/account'
import { CodeForm, useService } from '@market/react'
import { Button, Panel } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { useWaits } from '../../../shared/guest-proof/use-waits.ts'
import * as css from '../account.css.ts'
import { accountRoom } from '../bind.ts'
import { PasswordForm } from '../password-form.tsx'
import { accountTexts } from '../texts.ts'

const texts = accountTexts.profile.email

interface EmailFormProps {
  readonly profile: Profile
  readonly onChanged: (profile: Profile) => void
}

/** The e-mail address. Changing it needs the password and a code sent to the new address. */
export function EmailForm({ profile, onChanged }: EmailFormProps) {
  const [open, setOpen] = useState(false)
  return (
    <Panel title={texts.title} icon="envelope">
      <div className={css.narrow}>
        <p className={css.note}>{texts.now(profile.email)}</p>
        {!profile.hasPassword ? (
          <p className={css.note}>{texts.needsPassword}</p>
        ) : open ? (
          <AskForCode onChanged={onChanged} />
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {texts.begin}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function AskForCode({ onChanged }: Pick<EmailFormProps, 'onChanged'>) {
  const changeEmail = useService(accountRoom.changeEmail)
  const { waitFor, begin } = useWaits()
  const [sent, setSent] = useState<{ readonly email: string; readonly message: string }>()
  return (
    <>
      <PasswordForm<SentCode, 'email'>
        id="eposta"
        first={{ email: '' }}
        labels={texts.fields}
        above={{
          name: 'email',
          problems: (form) => emailChangeProblems(form).filter(({ field }) => field === 'email'),
          input: { type: 'email', autoComplete: 'email' },
        }}
        send={changeEmail}
        onSent={({ message, retryIn }, form) => {
          const email = normalizeEmail(form.email)
          setSent({ email, message })
          begin(email, retryIn)
        }}
        button={(form) => {
          const wait = waitFor(normalizeEmail(form.email))
          const text = wait > 0 ? texts.sendIn(wait) : sent === undefined ? texts.send : texts.sendAgain
          return { text, variant: 'secondary', disabled: wait > 0 }
        }}
      />
      <p role="status" className={css.note}>
        {sent?.message}
      </p>
      {sent && <TypeCode key={sent.email} email={sent.email} onChanged={onChanged} />}
    </>
  )
}

function TypeCode({ email, onChanged }: Pick<EmailFormProps, 'onChanged'> & { readonly email: string }) {
  const profiles = useService(services.ProfileGateway)
  const session = useService(services.SessionStore)
  const notices = useService(services.NoticeStore)
  return (
    <CodeForm<Profile>
      id="eposta"
      className={css.narrow}
      kind="mailed"
      label={texts.code}
      hint={texts.hint}
      wrong={texts.form}
      send={(code) => profiles.proveEmail({ email, code })}
      onSent={async (profile) => {
        notices.toast({ type: 'success', text: texts.done })
        onChanged(profile)
        await session.renew()
      }}
      confirm={texts.confirm}
    />
  )
}
