import { setTimeout as wait } from 'node:timers/promises'
import { demandTime } from '@market/api/demand'
import { residentMb } from '../bench/process-use.ts'
import { withShop } from './with-shop.ts'

const visitors = 10
/** Pause of one visitor between two requests, in ms: all ten together send at most 50 requests per second. */
const pauseMs = 200
const buyEveryMs = 3_000
const samples = 60
/** Memory may vary by this much until the garbage collector runs. */
const maxGrowthMb = 32

const pages = [
  '/',
  '/arama?q=kulaklık',
  '/cep-telefonu',
  '/giyim-aksesuar',
  '/cihaz-satis',
  '/my/hgs/bakiye-yukleme',
  '/my/tr/sepet',
  '/kampanyalar',
]

/**
 * Browses, fills carts and buys on this machine for `seconds` (security.md 38, 58). Checks that no answer is a 5xx, no
 * page has a visitor's data, memory does not grow after the warm-up, and the books balance.
 */
export const longLoad = (seconds: number): Promise<string> =>
  withShop(Math.ceil((seconds * 1000) / buyEveryMs) + 1, async ({ shop, books }) => {
    const until = performance.now() + seconds * 1000
    const goesOn = () => performance.now() < until
    const statuses = new Map<number, number>()
    /** Answers with a 5xx, by call and message. */
    const surprises = new Map<string, number>()
    const count = (status: number, call: string, words: string) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status < 500) return
      const told = `${call.replace(/\?.*/, '')}: ${status} ${/"err_msg":"([^"]*)"/.exec(words)?.[1] ?? words.slice(0, 80)}`
      surprises.set(told, (surprises.get(told) ?? 0) + 1)
    }
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${shop.url}${path}`, { headers, redirect: 'manual' })
      const words = await answer.text()
      count(answer.status, `GET ${path}`, words)
      return words
    }
    const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${shop.url}/eptnew${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      const words = await answer.text()
      count(answer.status, `POST ${path}`, words)
      return answer.status === 200 ? JSON.parse(words) : {}
    }
    let told = 0
    const browse = async (visitor: number) => {
      for (let turn = visitor; goesOn(); turn += 1) {
        const { data } = await send('/access-token', { anonymous: true })
        // The request was refused, as the count of statuses shows; try again.
        if (!data) {
          await wait(pauseMs)
          continue
        }
        // A word in everything that this visitor sends. A shared page must not show it to another visitor
        // (security.md 38).
        const canary = `kanarya${visitor}x${turn}`
        const headers = { authorization: `Bearer ${data.access_token}`, cookie: `ad=${canary}`, 'user-agent': canary }
        for (let step = 0; step < 20 && goesOn(); step += 1) {
          const at = turn + step
          await get(`/eptnew/product_detail?productId=${1 + (at % 300)}`, headers)
          if (step % 3 === 0) {
            const html = await get(pages[at % pages.length] ?? '/', headers)
            if (/kanarya\d/.test(html) || html.includes(data.access_token)) told += 1
          } else if (step % 3 === 1) await send('/cart', { product_id: 1 + (at % 300), num: 1, attr_id: '' }, headers)
          else await get('/eptnew/cart', headers)
          await wait(pauseMs)
        }
      }
    }
    let bought = 0
    const buy = async () => {
      while (goesOn()) {
        const number = await books.buy().catch((error: unknown) => {
          if (!(error instanceof Error && error.message.includes(': 503 '))) throw error
          count(503, 'a buyer', error.message)
        })
        if (number !== undefined) bought += 1
        await wait(buyEveryMs)
      }
    }
    const memory: { readonly web: number; readonly api: number }[] = []
    const sample = async () => {
      const { web, api } = shop.pids()
      while (goesOn()) {
        memory.push({ web: residentMb(web), api: residentMb(api) })
        await wait((seconds * 1000) / samples)
      }
    }
    await Promise.all([...Array.from({ length: visitors }, (_, visitor) => browse(visitor)), buy(), sample()])

    const failed = [...statuses].filter(([status]) => status >= 500)
    const words = [...surprises].map(([surprise, times]) => `${times} times ${surprise}`).join(', ')
    if (failed.some(([status]) => status !== 503)) throw new Error(`answers of 5xx: ${words}`)
    if (told > 0) throw new Error(`${told} pages told of a visitor`)
    const refused = [...statuses].reduce((sum, [status, times]) => sum + (status >= 400 ? times : 0), 0)
    const third = Math.floor(memory.length / 3)
    const grown = (['web', 'api'] as const).map((which) => {
      const middle = median(memory.slice(third, 2 * third).map((one) => one[which]))
      const last = median(memory.slice(2 * third).map((one) => one[which]))
      return { which, middle, last }
    })
    const held = grown
      .map(({ which, middle, last }) => `${which} ${middle.toFixed(0)} then ${last.toFixed(0)} MB`)
      .join(', ')
    if (grown.some(({ middle, last }) => last - middle > maxGrowthMb)) throw new Error(`memory grows: ${held}`)
    const { orders, stock } = await books.sold()
    const differences = await books.audit()
    if (differences.length > 0) throw new Error(differences.join('; '))
    // An order answered with 503 may exist and wait for its payment.
    if (orders < bought || (failed.length === 0 && orders !== bought))
      throw new Error(`${orders} orders of ${bought} buyers, ${stock} units left`)
    demandTime(failed.length === 0, `answers of 5xx: ${words}`)
    const answers = [...statuses.values()].reduce((sum, times) => sum + times, 0)
    return `${answers} answers in ${Math.round(seconds)} s, none of 5xx, ${refused} refused in words; ${bought} orders; ${held}`
  })

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
