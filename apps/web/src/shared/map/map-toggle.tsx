import { type ReactNode, useState } from 'react'
import { Button } from '@market/ui'
import { mapTexts as texts } from './texts.ts'

/** A button that shows and hides a map. The page must contain the map's information as text as well. */
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
