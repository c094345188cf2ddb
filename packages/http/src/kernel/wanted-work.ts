import { robotCheckWanted, type WantedWork } from '@market/contract'
import * as v from 'valibot'

/** The work that a refusal asks for, by its code and data, if it does. */
export function wantedWork({
  code,
  data,
}: {
  readonly code?: number | undefined
  readonly data?: unknown
}): WantedWork | undefined {
  if (code !== robotCheckWanted.code) return undefined
  const work = v.safeParse(robotCheckWanted.data, data)
  return work.success ? work.output : undefined
}
