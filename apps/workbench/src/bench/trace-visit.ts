import type { Browser, CDPSession } from 'playwright'

/** What a phone did during one visit: times in ms since the visit began, or of the page's main thread. */
export interface VisitTrace {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
  /** Time of long tasks beyond 50 ms each. */
  readonly blocked: number
  readonly longestTask: number
  readonly layout: number
  readonly style: number
  readonly paint: number
  readonly script: number
  /** All tasks of the main thread. */
  readonly mainThread: number
}

/** Slow 4G: bits a second, and ms. */
const line = { down: 1.6e6, up: 0.75e6, latency: 150 }
/** How many times slower than this machine's the phone's processor is. */
const slower = 4
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const

/** How long the main thread is watched after the load event, in ms. */
const watchedMs = 4_000

/** Opens an address as a phone does for the first time, and traces the page's main thread until four seconds after its load event. */
export async function traceVisit(browser: Browser, address: string): Promise<VisitTrace> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await slow(devtools)
    await page.addInitScript(watchPaints)
    const tracing = await browser.newBrowserCDPSession()
    const events: TraceEvent[] = []
    tracing.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
    await tracing.send('Tracing.start', { categories: categories.join(), transferMode: 'ReportEvents' })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(watchedMs)
    const paints = (await page.evaluate(() => Reflect.get(window, 'paints'))) as Paints
    const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve))
    await tracing.send('Tracing.end')
    await complete
    await tracing.detach()
    return { ...paints, ...mainThreadTimes(events) }
  } finally {
    await context.close()
  }
}

async function slow(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.down / 8,
    uploadThroughput: line.up / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
}

const categories = ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** An event of Chromium's trace format; times in µs. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly args?: { readonly data?: { readonly isMainFrame?: boolean }; readonly name?: string }
}

const kinds = {
  layout: new Set(['Layout']),
  style: new Set(['UpdateLayoutTree', 'RecalculateStyles']),
  paint: new Set(['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer', 'CompositeLayers', 'RasterTask']),
  script: new Set(['EvaluateScript', 'v8.compile', 'v8.compileModule', 'v8.evaluateModule', 'v8.parseOnBackground']),
} as const
const calls = ['FunctionCall', 'TimerFire', 'FireAnimationFrame', 'FireIdleCallback', 'RunMicrotasks', 'EventDispatch']
for (const call of calls) kinds.script.add(call)

/** Adds up what the renderer's main thread did that the page's own document was drawn by. */
function mainThreadTimes(events: readonly TraceEvent[]): Omit<VisitTrace, keyof Paints> {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const busiest = threads
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'))
    .toSorted((a, b) => layouts(b) - layouts(a))[0]
  const own = (busiest ?? []).toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const spent = { layout: 0, style: 0, paint: 0, script: 0 }
  // Each event's time without that of the events inside it.
  const open: { end: number; own: number; kind: keyof typeof spent | undefined }[] = []
  const close = (until: number) => {
    for (let last = open.at(-1); last && last.end <= until; last = open.at(-1)) {
      open.pop()
      if (last.kind) spent[last.kind] += last.own
    }
  }
  const tasks: number[] = []
  for (const { name, ts, dur = 0 } of own) {
    close(ts)
    const parent = open.at(-1)
    // A task of the scheduler's holds all the others; tasks inside it are its parts.
    if (name.endsWith('RunTask') && !parent) tasks.push(dur / 1000)
    if (parent) parent.own -= dur / 1000
    open.push({ end: ts + dur, own: dur / 1000, kind: kindOf(name) ?? undefined })
  }
  close(Infinity)
  return {
    ...spent,
    mainThread: sum(tasks),
    blocked: sum(tasks.map((ms) => Math.max(0, ms - 50))),
    longestTask: Math.max(0, ...tasks),
  }
}

const layouts = (events: readonly TraceEvent[]) => events.filter(({ name }) => name === 'Layout').length
const kindOf = (name: string) =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => (kinds[kind] as ReadonlySet<string>).has(name))
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

interface Paints {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
}

/** Runs in the page. */
function watchPaints(): void {
  const paints = { firstPaint: 0, largestPaint: 0, shift: 0 }
  Reflect.set(window, 'paints', paints)
  const watch = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    paints.largestPaint = startTime
  })
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) paints.shift += Number(Reflect.get(entry, 'value'))
  })
}
