import { fail, type Result, succeed } from '@market/domain/kernel'
import { handOverProblem, type HandOverProblem, type LeftPlace } from '@market/domain/orders'

export type HandOverFailure = HandOverProblem | 'no-tries' | 'unreadable-photo' | 'changed'

interface HandOverPorts {
  /** Takes one of the tries that a parcel's code has; false where none is left. Counted before the code is looked at. */
  takeTry(): Promise<boolean>
  /** Keeps a photo anew from its pixels; false where it is none. */
  keepPhoto(file: Uint8Array): Promise<boolean>
  /** False where the parcel was changed meanwhile. */
  deliver(left: LeftPlace | null): Promise<boolean>
}
interface ShownProof {
  readonly code?: string
  readonly left?: LeftPlace
  readonly photo?: Uint8Array
}

/** Hands a parcel over at a door against its code, with or without a photo, or leaves it with one. */
export async function handOverParcel(
  { takeTry, keepPhoto, deliver }: HandOverPorts,
  parcel: { readonly right: string; readonly takesCash: boolean },
  { photo, ...shown }: ShownProof,
): Promise<Result<undefined, HandOverFailure>> {
  if (shown.code !== undefined && !(await takeTry())) return fail('no-tries')
  const problem = handOverProblem(parcel, { ...shown, hasPhoto: photo !== undefined })
  if (problem) return fail(problem)
  if (photo && !(await keepPhoto(photo))) return fail('unreadable-photo')
  const left = shown.code === undefined ? (shown.left ?? null) : null
  return (await deliver(left)) ? succeed(undefined) : fail('changed')
}
