import { randomBytes } from 'node:crypto'
import { noteParcelPhoto, readParcelTerms, sqlCashAtDoor, sqlParcels } from '@market/database'
import { fail, type Result, succeed, isoDayText } from '@market/domain/kernel'
import { photoProblem } from '@market/domain/reviews'
import { resizePhoto } from '@market/pictures'
import { type HandOverFailure, type HandOverMove, handOverParcel, type ParcelEvent } from '@market/commerce'
import type { Deps } from '../platform/deps.ts'
import { photoFolder } from '../reviews/photos/photo-folder.ts'
import { handOverCode } from './hand-over-code.ts'
import { moveParcel } from './move-parcel.ts'

/** Hands a parcel over: at a door with the courier's proof, at a branch or a locker by placing it there. */
export async function handOver(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  move: HandOverMove,
  shown: Parameters<typeof handOverParcel>[2],
): Promise<Result<undefined, HandOverFailure>> {
  const { db, config, clock } = deps
  const now = clock.now()
  const deliver = (more: Pick<ParcelEvent, 'left' | 'fetchUntil'>) => {
    const last = move.events.at(-1) ?? { at: now.toISOString() }
    const events = [...move.events.slice(0, -1), { ...last, key: 'delivered', ...more } as const]
    return moveParcel(deps, { ...move, to: 'delivered', events })
  }
  const { option } = move.snapshot.shipping
  if (option !== 'address') {
    const { branchDays, lockerDays } = await readParcelTerms(db, now)
    const days = option === 'branch' ? branchDays : lockerDays
    const fetchUntil = isoDayText(new Date(now.getTime() + days * 86_400_000))
    return (await deliver({ fetchUntil })) ? succeed(undefined) : fail('changed')
  }
  const right = handOverCode(config, move.number, move.shopId)
  return handOverParcel(
    {
      takeTry: () => sqlParcels(db).takeTry(move),
      keepPhoto: async (file) => {
        const sizes = photoProblem(file, file.length) ? undefined : await resizePhoto(file)
        if (!sizes) return false
        const key = await noteParcelPhoto(db, move, { key: randomBytes(16).toString('hex'), now })
        await photoFolder(config.photosDir).put(key, sizes)
        return true
      },
      deliver: (left) => deliver({ left }),
    },
    { right, takesCash: await sqlCashAtDoor(db).takesCash(move.orderId) },
    shown,
  )
}
