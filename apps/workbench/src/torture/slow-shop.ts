import { demand, demandTime } from '@market/api/demand'
import { slowClients, slownesses } from '@market/api/slow-clients'
import { startTestApi } from '@market/api/testing'
import { startShop } from '@market/e2e/start-shop'

/** Both servers disconnect slow senders within 15 seconds and check their connections every two. */
const maxMs = 20_000
/** Maximum time for a status page and a call together. */
const maxAnswerMs = 2_000

/** Requests a new visitor's token, which works at web server and API alike. */
const visit = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"anonymous":true}' }

/**
 * Opens `clients` connections of each kind (sending nothing, or headers, body or file slowly) to web server and API
 * with their real limits (security.md 43).
 */
export async function slowShop(clients: number): Promise<string> {
  const shop = await startShop({ products: 20, settings: { LOG_LEVEL: 'fatal' } })
  const api = await startTestApi()
  try {
    let slowestMs = 0
    let lastMs = 0
    for (const url of [shop.url, api.url]) {
      const slow = slownesses.map((slowness) =>
        slowClients(url, { count: clients, slowness, everyMs: 1_000, forMs: 6 * maxMs }),
      )
      for (let asked = 0; asked < 20; asked += 1) {
        const began = performance.now()
        for (const answer of [await fetch(`${url}/healthz`), await fetch(`${url}/eptnew/access-token`, visit)])
          demand(answer.status === 200, `${answer.url} was answered with ${answer.status} meanwhile`)
        slowestMs = Math.max(slowestMs, performance.now() - began)
      }
      for (const { held, lastMs: ms } of await Promise.all(slow)) {
        demand(held === 0, `${held} of ${clients} slow clients were held`)
        lastMs = Math.max(lastMs, ms)
      }
    }
    const seen = `all let go of within ${Math.round(lastMs)} ms; others answered within ${Math.round(slowestMs)} ms`
    demandTime(lastMs <= maxMs && slowestMs <= maxAnswerMs, seen)
    return seen
  } finally {
    await api.stop()
    await shop.stop()
  }
}
