import type { Order } from '@market/domain'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { GuestProof } from '../../shell/guest-proof/guest-proof.tsx'
import { CancelPanel } from './cancel-panel.tsx'
import { orderTexts as texts } from './texts.ts'

interface GuestCancelProps {
  readonly order: Order
  /** The address that the order was found by. */
  readonly email: string
  readonly done: () => void
}

/** Giving back of an order that was looked up: in another browser than the purchase's, the address is proven first. */
export function GuestCancel({ order, email, done }: GuestCancelProps) {
  const session = useService(services.SessionStore)
  const [state, setState] = useState<'unasked' | 'stranger' | 'proven'>('unasked')
  if (state === 'stranger')
    return (
      <GuestProof
        title={texts.proof.title}
        note={texts.proof.note}
        email={email}
        onProven={(proven) => {
          session.provenGuest(proven)
          setState('proven')
        }}
      />
    )
  return (
    <CancelPanel
      key={state}
      order={order}
      done={done}
      begun={state === 'proven'}
      {...(state === 'unasked' && { onStranger: () => setState('stranger') })}
    />
  )
}
