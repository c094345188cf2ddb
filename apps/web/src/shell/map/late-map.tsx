import { Alert } from '@market/ui'
import { useState } from 'react'
import { LatePart } from '../late-part.tsx'
import { shellTexts } from '../texts.ts'
import type { PointMapProps } from './point-map.tsx'

const bring = async () => (await import('./point-map.tsx')).PointMap

/** A map of points, whose code is brought when it is first drawn. */
export function LateMap(props: PointMapProps) {
  const [failed, setFailed] = useState(false)
  if (failed)
    return (
      <Alert tone="error" announced>
        {shellTexts.failed.unreadable}
      </Alert>
    )
  return <LatePart bring={bring} props={props} onFailed={() => setFailed(true)} />
}
