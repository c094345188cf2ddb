import { partIsStale } from '../../page/brought.ts'
import { type ComponentType, useEffect, useState } from 'react'

interface LatePartProps<Props> {
  readonly bring: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** The code could not be brought. */
  readonly onFailed: () => void
}

/** A part of the page whose code is brought when it is first shown. Nothing is there until it has come. */
export function LatePart<Props extends object>({ bring, props, onFailed }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    let current = true
    const show = async () => {
      const part = await bring().catch(() => undefined)
      if (!current || (!part && (await partIsStale()))) return
      if (part) setPart(() => part)
      else onFailed()
    }
    void show()
    return () => {
      current = false
    }
    // Brought once for each time it is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return Part && <Part {...props} />
}
