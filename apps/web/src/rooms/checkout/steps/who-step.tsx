import { type User, isMember } from '@market/domain/session'
import type { AddressStep } from '@market/domain/account'
import { useService } from '@market/react'
import { Link } from '@market/ui'
import { type ReactNode, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { GuestProof } from '../../../shared/guest-proof/guest-proof.tsx'
import { guestProofTexts } from '../../../shared/guest-proof/texts.ts'
import { checkoutTexts } from '../texts.ts'
import { Step } from './step.tsx'

const texts = checkoutTexts.address

interface WhoStepProps {
  readonly step: AddressStep
  /** The user whose order it is. */
  readonly user: User | undefined
  /**
   * Called once the e-mail address is verified; `wasHere` is true if the focus was still in this step, so that it moves
   * on.
   */
  readonly onProven: (email: string, wasHere: boolean) => void
  /** The message about a problem that prevents continuing. */
  readonly children: ReactNode
}

/** The buyer step: a member, or a guest who verifies an e-mail address, if wanted while filling in the other steps. */
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
