import { demandTime } from '@market/api/demand'
import { setTimeout as wait } from 'node:timers/promises'
import { withShop } from './with-shop.ts'

const buyers = 20
const maxAnswerMs = 2_000
const maxReturnMs = 5_000
const giveUpMs = 120_000
/** Pages that the web server has cached. */
const pages = ['/', '/my/hgs/bakiye-yukleme', '/cihaz-satis']

/**
 * Freezes PostgreSQL while buyers press the button (security.md 50): calls answer 503 with a sentence in time, cached
 * pages are served, and after the freeze everything continues by itself; each buyer who presses again has one order.
 */
export const frozenDatabase = (freezes: number, frozenMs: number): Promise<string> =>
  withShop(freezes * buyers, async ({ shop, books, postgres }) => {
    let slowest = 0
    let slowestPage = 0
    let refusals = 0
    let longestReturn = 0
    for (const page of pages) await fetch(`${shop.url}${page}`).then((answer) => answer.text())
    for (let freeze = 0; freeze < freezes; freeze += 1) {
      const buttons = await books.buttons(buyers)
      const asked = async (what: () => Promise<{ readonly status: number; readonly message: string }>) => {
        const began = performance.now()
        const { status, message } = await what()
        slowest = Math.max(slowest, performance.now() - began)
        if (status === 200) return
        if (status !== 503 || !/^(Hizmete|Bankaya|Banka).+\.$/s.test(message))
          throw new Error(`answered with ${status} "${message}"`)
        refusals += 1
      }
      const until = performance.now() + frozenMs
      // Freeze while the first presses are in progress.
      const pressing = buttons.map((press) => asked(press))
      postgres.freeze()
      await Promise.all(pressing)
      while (performance.now() < until) {
        await Promise.all(buttons.map((press) => asked(press)))
        for (const page of pages) {
          const began = performance.now()
          const { status } = await fetch(`${shop.url}${page}`)
          const ms = performance.now() - began
          if (status !== 200) throw new Error(`${page} was answered with ${status}`)
          slowestPage = Math.max(slowestPage, ms)
        }
        await wait(500)
      }
      postgres.thaw()
      const back = performance.now()
      const statuses = new Set<number>()
      for (const press of buttons) {
        let answer = await press()
        while (answer.status === 503 && performance.now() - back < giveUpMs) answer = await press()
        statuses.add(answer.status)
      }
      longestReturn = Math.max(longestReturn, performance.now() - back)
      if ([...statuses].join() !== '200')
        throw new Error(`after the return orders were answered with ${[...statuses].join(' ')}`)
    }
    const { orders, stock } = await books.sold()
    if (orders !== freezes * buyers || stock !== 0) throw new Error(`${orders} orders, ${stock} units left`)
    const differences = await books.audit()
    if (differences.length > 0) throw new Error(differences.join('; '))
    const seen = `${refusals} refusals in words, the slowest after ${Math.round(slowest)} ms; cached pages within ${Math.round(slowestPage)} ms; all ${orders} orders taken within ${Math.round(longestReturn)} ms of the return`
    demandTime(Math.max(slowest, slowestPage) <= maxAnswerMs && longestReturn <= maxReturnMs, seen)
    return seen
  })
