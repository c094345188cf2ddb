import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeDataLock } from '@market/database'
import { killUnderLoad } from '../testing/kill-under-load.ts'
import { insertShop } from '../testing/insert-product.ts'
import { runOrderSequences } from '../testing/order-sequences.ts'
import { sigtermUnderLoad } from '../testing/sigterm-under-load.ts'
import { spawnApi } from '../testing/spawn-api.ts'
import { demand, demandTime } from './demand.ts'
import { fullDatabase, fullOutbox } from './full-disk.ts'
import { loginTimes } from './login-times.ts'
import { moneyTrials } from './money-trials.ts'
import { onApi } from './on-api.ts'
import type { Trial } from './trial.ts'

/** The full versions of trials whose quick versions run in `npm test`. Everything runs on this machine. */
export const trials: readonly Trial[] = [
  ...moneyTrials,
  killed('on PostgreSQL', 'postgres'),
  killed('on the embedded database', 'embedded'),
  {
    name: '57: SIGTERM under load',
    rounds: 50,
    run: (rounds) =>
      inFolder(async (DATA_DIR) => {
        let answered = 0
        let slowest = 0
        for (let round = 0; round < rounds; round += 1) {
          const stopped = await sigtermUnderLoad({ DATA_DIR, DRAIN_MS: '1500' })
          demand(
            stopped.code === 0 && stopped.ms < 10_000,
            `ended with ${stopped.code} after ${Math.round(stopped.ms)} ms`,
          )
          demand(stopped.dropped.length === 0, `dropped: ${stopped.dropped.join(' ')}`)
          answered += stopped.answered
          slowest = Math.max(slowest, stopped.ms)
        }
        return `${answered} requests, none dropped; slowest stop ${Math.round(slowest)} ms`
      }),
  },
  {
    name: '49: a second opener of the embedded database',
    rounds: 20,
    run: (rounds) =>
      inFolder(async (DATA_DIR) => {
        const api = await spawnApi({ DATA_DIR })
        try {
          let slowest = 0
          for (let round = 0; round < rounds; round += 1) {
            const began = performance.now()
            demand(!opens(DATA_DIR), 'a second process got the folder')
            slowest = Math.max(slowest, performance.now() - began)
          }
          demand((await fetch(`${api.url}/readyz`)).ok, 'the first one suffered')
          demandTime(slowest < 1_000, `refused each time, once after ${Math.round(slowest)} ms`)
        } finally {
          api.kill()
          await api.ended
        }
        return 'refused each time'
      }),
  },
  {
    name: '9: whatever shoppers do with cart, payment and orders, up to 50 steps in any order',
    rounds: 10_000,
    async run(sequences) {
      const seed = Math.floor(Date.now() / 1000)
      let orders = 0
      // Each batch uses a new shop: the books are audited after every sequence, and they grow with each.
      for (let begun = 0; begun < sequences; begun += batch) {
        const wish = { sequences: Math.min(batch, sequences - begun), seed: seed + begun, longest: 50 }
        const { wrong, paid } = await onApi(async (api) => {
          await insertShop(api.deps.db, { id: 1 })
          return runOrderSequences(api, wish)
        })
        demand(wrong.length === 0, `seed ${wish.seed}: ${wrong[0]}`)
        orders += paid
      }
      return `${orders} orders paid on the way, the books compared after each (seed ${seed})`
    },
  },
  {
    name: '56: a disk that is full under outbox and pictures',
    rounds: 1_000,
    run: (rounds) => fullOutbox(Math.max(20, rounds)),
  },
  {
    name: '56: a disk that runs full under the embedded database',
    rounds: 1_000,
    run: (rounds) => fullDatabase(Math.max(20, rounds)),
  },
  {
    name: '20: login with an account, without one and with sign-ups that wait',
    rounds: 500,
    async run(rounds) {
      const medians = Object.values(await loginTimes(rounds))
      const seen = `medians ${medians.map((ms) => ms.toFixed(1)).join(', ')} ms`
      demandTime(Math.max(...medians) - Math.min(...medians) <= 10, seen)
      return seen
    },
  },
]

const batch = 100

function killed(where: string, on: 'postgres' | 'embedded'): Trial {
  return {
    name: `6, 48, 51: kill -9 among 30 paying buyers ${where}, then each presses again`,
    rounds: 200,
    async run(rounds) {
      const { buyers, orders, acknowledged, differences, slowestStartMs } = await killUnderLoad(rounds, 30, on)
      demand(orders === buyers, `${orders} orders of ${buyers} buyers`)
      demand(differences.length === 0, differences.join('; '))
      const seen = `${buyers} buyers, ${acknowledged} answered before the kill, ${orders} orders; slowest start ${Math.round(slowestStartMs)} ms`
      demandTime(slowestStartMs < 5_000, seen)
      return seen
    },
  }
}

function opens(dataDir: string): boolean {
  try {
    takeDataLock(dataDir)()
    return true
  } catch {
    return false
  }
}

async function inFolder<Seen>(work: (folder: string) => Promise<Seen>): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), 'market-torture-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
