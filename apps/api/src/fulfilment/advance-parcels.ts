import { randomInt } from 'node:crypto'
import {
  carryParcels,
  collectCash,
  handInReturn,
  handInsAskedBefore,
  type HandOverMove,
  type PaymentProvider,
  simulatedReturn,
} from '@market/commerce'
import { lapseExchanges, returnsOnTheirWay, sqlCashAtDoor, sqlParcels, sqlRefunds } from '@market/database'
import { lapsedExchangeMail } from '@market/mails'
import { drawDoorstep } from '@market/pictures'
import { orderAddress } from '../ordering/order-link.ts'
import type { Deps } from '../platform/deps.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { acceptSilentReturns, takeReturn } from '../refunds/tell-return.ts'
import { handOverCode } from './hand-over-code.ts'
import { handOver } from './hand-over.ts'
import { moveParcel } from './move-parcel.ts'

const batch = 200

/**
 * One run of the fulfilment job. The simulated carrier, if enabled, moves parcels and delivers returns. In any mode the
 * run collects the cash of delivered parcels, ends exchanges that were not handed over, and accepts returns that their
 * sellers have not answered in time.
 */
export async function advanceParcels(deps: Deps, provider: PaymentProvider): Promise<void> {
  const isSimulated = deps.config.simulated.has('carrier')
  if (isSimulated) await carry(deps)
  await collectCash({ ...deps, cash: sqlCashAtDoor(deps.db), provider })
  if (isSimulated) await receiveReturns(deps)
  await endExchanges(deps)
  await acceptSilentReturns(deps)
}

export const endExchanges = ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> => {
  const now = clock.now()
  return lapseExchanges(db, now, (trx, lapsed) => {
    const { number, userId: user_id } = lapsed.order
    return writeMail(trx, lapsedExchangeMail(config, lapsed, orderAddress(config, { number, user_id }, now)), now)
  })
}

async function carry(deps: Deps): Promise<void> {
  const ports = {
    parcels: sqlParcels(deps.db),
    newTrackingNo: trackingNumber,
    move: moveParcel.bind(undefined, deps),
    // The simulated courier also needs the hand-over code, and always has the right one.
    handOver: async (move: HandOverMove) => {
      const code = handOverCode(deps.config, move.number, move.shopId)
      return handOver(deps, move, { code, photo: await drawDoorstep(move.number) })
    },
  }
  await carryParcels(ports, deps.clock.now())
}

const trackingNumber = (): string => {
  const digits = String(randomInt(1_000_000_000)).padStart(9, '0')
  return `GV ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)} TR`
}

async function receiveReturns({ db, clock, config }: Deps): Promise<void> {
  const now = clock.now()
  for (const request of await returnsOnTheirWay(db, handInsAskedBefore(now), batch)) {
    const taken = simulatedReturn(request, now)
    if (!taken) continue
    const { id, handedInAt } = request
    await db.transaction().execute(async (trx) => {
      if (handedInAt === null) await handInReturn(sqlRefunds(trx), id, taken.handedInAt)
      if (taken.hasArrived) await takeReturn(trx, config, id, now)
    })
  }
}
