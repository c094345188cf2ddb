import type { User } from '@market/domain/session'
import type { AddressStep } from '@market/domain/account'
import { Link } from '@market/ui'
import { type ReactNode, useState } from 'react'
import { isMember } from '../../../shared/account/is-member.ts'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { GuestProof } from '../../../shared/guest-proof/guest-proof.tsx'
import { guestProofTexts } from '../../../shared/guest-proof/texts.ts'
import { checkoutTexts } from '../texts.ts'
import { Step } from './step.tsx'

const texts = checkoutTexts.address

interface WhoStepProps {
  readonly step: AddressStep
  /** Whose order it is. */
  readonly user: User | undefined
  /** The mailbox is proven; the focus was still there, so it goes on to the next step. */
  readonly onProven: (email: string, wasHere: boolean) => void
  /** What prevents going on. */
  readonly children: ReactNode
}

/** Who orders: a member, or a guest whose mailbox is proven while the rest is filled in. */
export function WhoStep({ step, user, onProven, children }: WhoStepProps) {
  const session = useService(services.SessionStore)
  const [changing, setChanging] = useState(false)
  if (isMember(user)) return <Step part="who" open={false} line={texts.memberIs(user.email ?? '')} />
  const open = !step.guestVerified || step.guestEmail === null || changing
  return (
    <Step
      part="who"
      open={open}
      line={<span role="status">{guestProofTexts.verified(step.guestEmail ?? '')}</span>}
      changeText={guestProofTexts.otherEmail}
      onChange={() => setChanging(true)}
    >
      {children}
      {open && (
        <GuestProof
          title={texts.guestTitle}
          note={texts.guestNote}
          email={step.guestEmail ?? undefined}
          end={<Link href="/giris-yap?redirect=my-tr-adres">{texts.haveAccount}</Link>}
          member={
            <>
              {texts.memberHint} <Link href="/giris-yap?redirect=my-tr-adres">{texts.login}</Link>
            </>
          }
          onProven={(email) => {
            const at = document.activeElement
            const wasHere = at === document.body || at?.closest('section')?.querySelector('[name=code]') !== null
            setChanging(false)
            session.provenGuest(email)
            onProven(email, wasHere)
          }}
        />
      )}
    </Step>
  )
}
