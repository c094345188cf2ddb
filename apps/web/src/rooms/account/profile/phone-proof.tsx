import type { Profile, SentCode } from '@market/domain/account'
import { CodeForm, useForm, useService } from '@market/react'
import { Alert, Button, Tag, TextField } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { useWaits } from '../../../shared/guest-proof/use-waits.ts'
import * as css from '../account.css.ts'
import { accountTexts } from '../texts.ts'

const texts = accountTexts.profile.proof

interface PhoneProofProps {
  readonly profile: Profile
  readonly onProven: (profile: Profile) => void
}

/** Verifies the profile's phone number by password and a code, so that the member can log in by SMS. */
export function PhoneProof({ profile, onProven }: PhoneProofProps) {
  const [open, setOpen] = useState(false)
  if (profile.phoneProven)
    return (
      <p className={css.note}>
        <Tag>{texts.proven}</Tag> {texts.provenNote}
      </p>
    )
  if (!profile.hasPassword) return <p className={css.note}>{texts.needsPassword}</p>
  return (
    <div className={css.narrow}>
      <p className={css.note}>{texts.note}</p>
      {open ? (
        <AskForCode onProven={onProven} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {texts.begin}
        </Button>
      )}
    </div>
  )
}

function AskForCode({ onProven }: Pick<PhoneProofProps, 'onProven'>) {
  const gateway = useService(services.PhoneGateway)
  const { waitFor, begin } = useWaits()
  const [told, setTold] = useState<string>()
  const { field, submit, busy, refused } = useForm(
    { password: '' },
    {
      id: 'telefon-onay',
      labels: { password: texts.password },
      problems: ({ password }) => (password === '' ? [{ field: 'password', problem: 'required' }] : []),
      send: ({ password }) => gateway.sendProof(password),
      onSent: ({ message, retryIn }: SentCode) => {
        setTold(message)
        begin('', retryIn)
      },
    },
  )
  const wait = waitFor('')
  // The form replaces the pressed button, which had the focus.
  useEffect(() => document.querySelector<HTMLElement>('#telefon-onay-password')?.focus(), [])
  return (
    <>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          {...field('password')}
          mark={accountTexts.required}
          type="password"
          autoComplete="current-password"
        />
        <Button type="submit" variant="secondary" loading={busy} disabled={wait > 0}>
          {wait > 0 ? texts.sendIn(wait) : told === undefined ? texts.send : texts.sendAgain}
        </Button>
      </form>
      <p role="status" className={css.note}>
        {told}
      </p>
      {told !== undefined && <TypeCode onProven={onProven} />}
    </>
  )
}

function TypeCode({ onProven }: Pick<PhoneProofProps, 'onProven'>) {
  const gateway = useService(services.PhoneGateway)
  const notices = useService(services.NoticeStore)
  return (
    <CodeForm<Profile>
      id="telefon-onay"
      className={css.narrow}
      label={texts.code}
      hint={texts.hint}
      digits={texts.form}
      send={(code) => gateway.prove(code)}
      onSent={(profile) => {
        notices.toast({ type: 'success', text: texts.done })
        onProven(profile)
      }}
      confirm={texts.confirm}
    />
  )
}
