import { fail, type Result, succeed } from '@market/domain/kernel'
import { handOverProblem, type HandOverProblem, type LeftPlace } from '@market/domain/orders'

export type HandOverFailure = HandOverProblem | 'no-tries' | 'unreadable-photo' | 'changed'

interface HandOverPorts {
  /** Uses up one of the code's tries; false if all are used. Called before the code is checked. */
  takeTry(): Promise<boolean>
  /** Re-encodes a photo from its pixels and stores it; false if the file is not a photo. */
  keepPhoto(file: Uint8Array): Promise<boolean>
  /** Marks the parcel as delivered; false if it was changed in the meantime. */
  deliver(left: LeftPlace | null): Promise<boolean>
}
interface ShownProof {
  readonly code?: string
  readonly left?: LeftPlace
  readonly photo?: Uint8Array
}

/**
 * Hands a parcel over at the door. With a code, a photo is optional; to leave it without a code, a photo is required.
 */
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
