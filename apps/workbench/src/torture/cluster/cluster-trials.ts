import { demand, demandTime } from '@market/api/demand'
import { type Books, openBooks } from '@market/api/open-books'
import { type BoughtThrough, buyThrough } from './buy-through.ts'
import { restoreMoment } from './restore-moment.ts'
import { rollUpgrade } from './roll-upgrade.ts'
import { type Cluster, startCluster } from './start-cluster.ts'

const buyers = 30
const products = 300
const mostAwayMs = 30_000
const units = 100_000

export interface ClusterTrial {
  readonly name: string
  readonly rounds: number
  run(rounds: number): Promise<string>
}

/** Trials of the whole cluster, which is started for the first of them and stopped by `stop`. */
export function clusterTrials(): { readonly trials: readonly ClusterTrial[]; stop(): Promise<void> } {
  let started: Promise<{ readonly cluster: Cluster; readonly books: Books }> | undefined
  const open = async () => {
    const cluster = await startCluster(products)
    const { shopUrl: url, folder: dataDir, databaseUrl } = cluster
    return { cluster, books: await openBooks({ url, dataDir, databaseUrl, units }) }
  }
  const trial = (
    name: string,
    rounds: number,
    run: (all: { readonly cluster: Cluster; readonly books: Books }, rounds: number) => Promise<string>,
  ): ClusterTrial => ({
    name: `cluster: ${name}`,
    rounds,
    async run(some) {
      const all = await (started ??= open())
      await all.cluster.whole()
      return run(all, some)
    },
  })
  /** A trial that breaks one part in each round and repairs it; buying must work again within half a minute. */
  const broken = (name: string, rounds: number, begin: (cluster: Cluster, round: number) => Promise<() => void>) =>
    trial(name, rounds, async ({ cluster, books }, some) => {
      const seen: BoughtThrough[] = []
      for (let round = 0; round < some; round += 1) {
        await cluster.whole()
        let mend = () => {}
        try {
          seen.push(
            await buyThrough(books, cluster.shopUrl, buyers, async () => {
              mend = await begin(cluster, round)
            }),
          )
        } finally {
          mend()
        }
      }
      const away = Math.max(...seen.map(({ awayMs }) => awayMs))
      const told = tell(seen)
      demand(
        seen.every(({ reads }) => reads.failed.kept === 0),
        `kept pages failed: ${told}`,
      )
      demandTime(away <= mostAwayMs, told)
      return told
    })
  const killed = (name: string, rounds: number, services: (cluster: Cluster) => readonly { kill(): void }[]) =>
    broken(name, rounds, async (cluster, round) => {
      const all = services(cluster)
      all[round % all.length]?.kill()
      return () => {}
    })
  const trials = [
    broken('the primary’s machine lost (kill -9) under buyers', 4, async (cluster) => {
      const machine = await cluster.primary()
      machine.lose()
      return () => machine.restore()
    }),
    broken('the standby’s machine lost (kill -9) under buyers', 2, async (cluster) => {
      const machine = await cluster.standby()
      machine.lose()
      return () => machine.restore()
    }),
    broken('the primary’s machine cut off by relays under buyers', 2, async (cluster) => {
      const machine = await cluster.primary()
      machine.cut()
      return () => machine.mend()
    }),
    killed('each web server killed under buyers', 2, ({ web }) => web),
    killed('each API killed under buyers', 2, ({ api }) => api),
    killed('PgBouncer killed under buyers', 2, ({ pooler }) => [pooler]),
    killed('each member of etcd killed under buyers', 3, ({ etcd }) => etcd),
    trial('a rolling upgrade over a long migration under buyers', 1, ({ cluster, books }) =>
      rollUpgrade(cluster, books, buyers),
    ),
    trial('a moment among buyers restored', 1, ({ cluster, books }) => restoreMoment(cluster, books, buyers)),
  ]
  return {
    trials,
    async stop() {
      const all = await started?.catch(() => undefined)
      await all?.books.close()
      await all?.cluster.stop()
    },
  }
}

function tell(seen: readonly BoughtThrough[]): string {
  const max = (of: (one: BoughtThrough) => number) => Math.round(Math.max(...seen.map(of)))
  const sum = (of: (one: BoughtThrough) => number) => seen.reduce((total, one) => total + of(one), 0)
  const failed = (of: 'kept' | 'product' | 'search') => sum(({ reads }) => reads.failed[of])
  const orders = seen.length * buyers
  const refused = sum((one) => one.refused)
  const reads = sum((one) => one.reads.answers)
  return [
    `${orders} buyers, as many orders`,
    refused === 0 ? 'no press refused' : `${refused} presses refused, the last after ${max(({ awayMs }) => awayMs)} ms`,
    failed('kept') + failed('product') + failed('search') === 0
      ? `${reads} reads, none failed`
      : `of ${reads} reads failed ${failed('kept')} cached, ${failed('product')} product, ${failed('search')} search, for ${max(({ reads: { awayMs } }) => Math.max(awayMs.product, awayMs.search))} ms`,
  ].join('; ')
}
