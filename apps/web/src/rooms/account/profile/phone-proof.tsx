import type { Profile, SentCode } from '@market/domain/account'
import { CodeForm, useService } from '@market/react'
import { Button, Tag } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { useWaits } from '../../../shared/guest-proof/use-waits.ts'
import * as css from '../account.css.ts'
import { PasswordForm } from '../password-form.tsx'
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
  const wait = waitFor('')
  return (
    <>
      <PasswordForm<SentCode>
        id="telefon-onay"
        send={({ password }) => gateway.sendProof(password)}
        onSent={({ message, retryIn }) => {
          setTold(message)
          begin('', retryIn)
        }}
        button={{
          text: wait > 0 ? texts.sendIn(wait) : told === undefined ? texts.send : texts.sendAgain,
          variant: 'secondary',
          disabled: wait > 0,
        }}
      />
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
      kind="mailed"
      label={texts.code}
      hint={texts.hint}
      wrong={texts.form}
      send={(code) => gateway.prove(code)}
      onSent={(profile) => {
        notices.toast({ type: 'success', text: texts.done })
        onProven(profile)
      }}
      confirm={texts.confirm}
    />
  )
}
