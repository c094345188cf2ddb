import { partIsStale } from './load-page-code.ts'
import { type ComponentType, useEffect, useState } from 'react'

interface LatePartProps<Props> {
  readonly bring: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** Called if the code could not be loaded. */
  readonly onFailed: () => void
}

/** A part of the page whose code loads when it is first rendered. Until then it is empty. */
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
    // Loaded once per mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return Part && <Part {...props} />
}
