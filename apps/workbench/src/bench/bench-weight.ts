import { openBrowser } from '@market/e2e/open-browser'
import type { Page } from 'playwright'
import type { BenchPages } from './pages.ts'
import type { Row } from './row.ts'

/** Measures transferred bytes and requests of a phone's first visit, and the parts of its document. */
export async function benchWeight(url: string, pages: BenchPages): Promise<readonly Row[]> {
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const name of ['home', 'listing', 'product'] as const) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const weight = await weigh(await context.newPage(), url + pages[name])
      const html = await (await fetch(url + pages[name])).text()
      rows.push(
        { what: `${name}: JavaScript`, figure: weight.Script / 1024, unit: 'KB', max: 140 },
        { what: `${name}: JavaScript after the load event`, figure: weight.lateScript / 1024, unit: 'KB' },
        {
          what: `${name}: JavaScript in all`,
          figure: (weight.Script + weight.lateScript) / 1024,
          unit: 'KB',
          max: 170,
        },
        { what: `${name}: HTML`, figure: weight.Document / 1024, unit: 'KB', max: 25 },
        ...documentRows(name, html),
        { what: `${name}: CSS`, figure: weight.Stylesheet / 1024, unit: 'KB', max: 15 },
        { what: `${name}: requests before load, pictures aside`, figure: weight.requests, unit: 'requests', max: 12 },
      )
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** Sizes of the parts of a document. */
const documentRows = (name: string, html: string): readonly Row[] =>
  (
    [
      ['HTML before packing', Buffer.byteLength(html) / 1024, 'KB'],
      ['state in it', lengthOf(/id="state">(.*?)<\/script>/s, html) / 1024, 'KB'],
      ['styles in it', lengthOf(/<style>(.*?)<\/style>/s, html) / 1024, 'KB'],
      ['elements', html.match(/<[a-z]/g)?.length ?? 0, 'elements'],
    ] as const
  ).map(([part, figure, unit]) => ({ what: `${name}: ${part}`, figure, unit }))

const lengthOf = (part: RegExp, html: string): number => Buffer.byteLength(part.exec(html)?.[1] ?? '')

/** Detected by address, because browsers do not report the icon sprite, which is loaded by `use`, as an image. */
const isPicture = (url: string) => /\/img\/|\.svg$/.test(new URL(url).pathname)

/** Loads a page and records the transferred size of its bodies, without headers. */
async function weigh(page: Page, address: string) {
  const weight = { Document: 0, Script: 0, Stylesheet: 0, lateScript: 0, requests: 0 }
  const types = new Map<string, string>()
  const headers = new Map<string, number>()
  let loaded = false
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return
    types.set(requestId, loaded && type === 'Script' ? 'lateScript' : (type ?? ''))
    if (!loaded && !isPicture(request.url)) weight.requests += 1
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    headers.set(requestId, response.encodedDataLength),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type === 'Document' || type === 'Script' || type === 'lateScript' || type === 'Stylesheet')
      weight[type] += encodedDataLength - (headers.get(requestId) ?? 0)
  })
  await page.goto(address, { waitUntil: 'load' })
  loaded = true
  await page.waitForTimeout(2_000)
  return weight
}
