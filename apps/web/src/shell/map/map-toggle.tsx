import { Alert, Button } from '@market/ui'
import { useState } from 'react'
import { LatePart } from '../late-part.tsx'
import { shellTexts } from '../texts.ts'
import type { PointMapProps } from './point-map.tsx'

const texts = { show: 'Haritada göster', hide: 'Haritayı gizle' }
const bring = async () => (await import('./point-map.tsx')).PointMap

/** Draws points on a map when it is asked for: its code is brought then, and the list beside it stays. */
export function MapToggle(props: PointMapProps) {
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon="map-pin"
        aria-expanded={open}
        onClick={() => {
          setFailed(false)
          setOpen(!open)
        }}
      >
        {open ? texts.hide : texts.show}
      </Button>
      {failed && (
        <Alert tone="error" announced>
          {shellTexts.failed.unreadable}
        </Alert>
      )}
      {open && !failed && <LatePart bring={bring} props={props} onFailed={() => setFailed(true)} />}
    </>
  )
}
