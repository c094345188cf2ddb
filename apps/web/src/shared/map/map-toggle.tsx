import { type ReactNode, useState } from 'react'
import { Button } from '@market/ui'
import { mapTexts as texts } from './texts.ts'

/** A button that unfolds a map. What it draws beside it is said in words elsewhere. */
export function MapToggle({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" icon="map-pin" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? texts.hide : texts.show}
      </Button>
      {open && children}
    </>
  )
}
