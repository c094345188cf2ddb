import { LatePart } from '@market/react'
import { Button } from '@market/ui'
import { useState } from 'react'
import { sharedCartTexts as texts } from './shared-cart-texts.ts'

const bring = async () => (await import('./share-cart.tsx')).ShareCart

/** Opens the drawer to share the cart. */
export function ShareCartButton() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="text" size="sm" icon="share" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {open && <LatePart bring={bring} props={{ onClosed: close }} onFailed={close} />}
    </>
  )
}
