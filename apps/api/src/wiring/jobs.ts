import { forgetDisputePhotos, forgetParcelPhotos, forgetReturnPhotos } from '@market/database'
import { forgetCards, keepCards, type PaymentProvider, settleRefunds } from '@market/commerce'
import { tellAlarms } from '../alarms/tell-alarms.ts'
import { advanceSales } from '../buy-back/advance-sales.ts'
import { refreshFacetCounts } from '../catalog/listing/refresh-facet-counts.ts'
import { turnDealPrices } from '../deals/turn-deal-prices.ts'
import { advanceParcels } from '../fulfilment/advance-parcels.ts'
import { deliverPushes } from '../notifications/deliver-pushes.ts'
import { trimFolder } from '../pictures/trim-folder.ts'
import type { Deps } from '../platform/deps.ts'
import { clearTtlCaches } from '../platform/http/ttl-cache.ts'
import { deliverOutbox } from '../platform/mail/deliver-outbox.ts'
import { forgetOldOutboxFiles } from '../platform/mail/forget-outbox-files.ts'
import { makeTransport } from '../platform/mail/make-transport.ts'
import { drawRaffles } from '../raffle/draw-raffles.ts'
import { settlePorts } from '../refunds/settle-ports.ts'
import { followShops } from '../shops/follow-shops.ts'
import { keepSellers } from '../shops/seller-upkeep.ts'
import { photoFolder } from '../reviews/photos/photo-folder.ts'
import { sweepPhotos } from '../reviews/photos/sweep-photos.ts'
import { cardPorts, payments } from './payments.ts'
import { runHourlyMaintenance } from './start-data.ts'

const hour = 3_600_000

/** Work that is repeated in the background, such as sending mails. */
export interface Job {
  readonly name: string
  readonly everyMs: number
  /** Delay of the first run; most jobs run at once, so that mails and payments interrupted by a crash continue. */
  readonly firstAfterMs?: number
  /** Runs in all processes at once; other jobs run in one process at a time. */
  readonly everywhere?: true
  work(): Promise<unknown>
}

/** The background jobs. `transport` sends mails. */
export function jobsOf(deps: Deps, provider: PaymentProvider, transport = makeTransport(deps.config)): readonly Job[] {
  const { db, config, clock } = deps
  const unmarkedMails = new Set<string>()
  return [
    // Mails are claimed one by one.
    { name: 'mail', everyMs: 1_000, everywhere: true, work: () => deliverOutbox(deps, transport, unmarkedMails) },
    {
      name: 'pictures',
      everyMs: hour,
      everywhere: true,
      work: () => trimFolder(config.picturesDir, config.picturesMostBytes),
    },
    {
      name: 'outbox',
      everyMs: hour,
      everywhere: true,
      work: async () => forgetOldOutboxFiles(config.dataDir, new Date(clock.now().getTime() - 30 * 24 * hour)),
    },
    // It ran at the start.
    { name: 'upkeep', everyMs: hour, firstAfterMs: hour, work: () => runHourlyMaintenance(deps) },
    { name: 'deal prices', everyMs: 1_000, work: () => turnDealPrices(db, clock.now()) },
    { name: 'facets', everyMs: 60_000, work: () => refreshFacetCounts(db) },
    { name: 'payments', everyMs: 30_000, work: () => payments.reconcile(deps, provider) },
    {
      name: 'cards',
      everyMs: 60_000,
      work: async () => {
        await keepCards(cardPorts(deps, provider))
        await forgetCards(cardPorts(deps, provider))
      },
    },
    { name: 'parcels', everyMs: 60_000, work: () => advanceParcels(deps, provider) },
    ...(config.simulated.has('buy-back')
      ? [{ name: 'device sales', everyMs: 60_000, work: () => advanceSales(deps, provider) }]
      : []),
    { name: 'pushes', everyMs: 5_000, work: () => deliverPushes(deps) },
    { name: 'alarms', everyMs: 15_000, work: () => tellAlarms(deps) },
    {
      name: 'photos',
      everyMs: 60_000,
      work: async () => {
        const store = photoFolder(config.photosDir)
        await sweepPhotos(db, store, clock.now())
        await forgetParcelPhotos(db, clock.now(), (key) => store.remove(key))
        await forgetReturnPhotos(db, clock.now(), (key) => store.remove(key))
        await forgetDisputePhotos(db, clock.now(), (key) => store.remove(key))
      },
    },
    { name: 'shop changes', everyMs: 1_000, everywhere: true, work: followShops(db, clearTtlCaches) },
    { name: 'sellers', everyMs: 60_000, work: () => keepSellers(deps) },
    { name: 'draws', everyMs: 60_000, work: () => drawRaffles(deps) },
    { name: 'refunds', everyMs: 30_000, work: () => settleRefunds(settlePorts(deps, provider)) },
  ]
}
