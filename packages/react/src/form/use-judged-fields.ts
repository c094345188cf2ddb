import { useRef, useState } from 'react'
import { afterPress } from './after-press.ts'

/**
 * Tracks which fields of a form are validated: those that were typed into and then left. A field that the shopper only
 * tabs through shows no error.
 */
export function useJudgedFields() {
  const typed = useRef(new Set<string>())
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  return {
    judged,
    type: (field: string) => void typed.current.add(field),
    leave(field: string): void {
      if (typed.current.has(field)) afterPress(() => setJudged((before) => new Set([...before, field])))
    },
    judge: (fields: readonly string[]) => setJudged(new Set(fields)),
  }
}
