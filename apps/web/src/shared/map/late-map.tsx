import { failureTexts, LatePart } from '@market/react'
import { Alert } from '@market/ui'
import { useState } from 'react'
import type { PointMapProps } from './point-map.tsx'

const bring = async () => (await import('./point-map.tsx')).PointMap

/** A map of points, whose code loads when it is first rendered. */
export function LateMap(props: PointMapProps) {
  const [failed, setFailed] = useState(false)
  if (failed)
    return (
      <Alert tone="error" announced>
        {failureTexts.unreadable}
      </Alert>
    )
  return <LatePart bring={bring} props={props} onFailed={() => setFailed(true)} />
}
