import { useRef, useState } from 'react'
import { afterPress } from './after-press.ts'

/** Which fields of a form are judged: those that were typed in and then left. One that is passed on the way is not accused. */
export function useJudgedFields() {
  const typed = useRef(new Set<string>())
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  return {
    judged,
    type: (field: string) => void typed.current.add(field),
    leave(field: string): void {
      if (typed.current.has(field)) afterPress(() => setJudged((before) => new Set([...before, field])))
    },
    judgeAll: (fields: readonly string[]) => setJudged(new Set(fields)),
  }
}
