import type { Browser, BrowserContextOptions } from 'playwright'
import { openPhonePage, type Paints, paintsOf } from './phone-page.ts'

/** Paints of a phone's visit, and the times of the page's main thread in ms. `blocked` counts all of its tasks. */
export interface VisitTrace extends Paints {
  readonly longestTask: number
  readonly layout: number
  readonly style: number
  readonly paint: number
  readonly script: number
  /** Total time of the main thread's tasks. */
  readonly mainThread: number
}

/** How long the main thread is traced after the load event, in ms. */
const watchedMs = 4_000

/** Opens an address like a phone's first visit, and traces the main thread until four seconds after the load event. */
export async function traceVisit(
  browser: Browser,
  address: string,
  visitor: Pick<BrowserContextOptions, 'storageState'> = {},
): Promise<VisitTrace> {
  const page = await openPhonePage(browser, visitor)
  try {
    const tracing = await browser.newBrowserCDPSession()
    const events: TraceEvent[] = []
    tracing.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
    await tracing.send('Tracing.start', { categories: categories.join(), transferMode: 'ReportEvents' })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(watchedMs)
    const paints = await paintsOf(page)
    const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve))
    await tracing.send('Tracing.end')
    await complete
    await tracing.detach()
    return { ...paints, ...mainThreadTimes(events) }
  } finally {
    await page.context().close()
  }
}

const categories = ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** An event of Chromium's trace format, with times in µs. */
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

/** Sums the times of the page's main thread: of several renderers, the one with the most layouts. */
function mainThreadTimes(events: readonly TraceEvent[]): Omit<VisitTrace, 'firstPaint' | 'largestPaint' | 'shift'> {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const busiest = threads
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'))
    .toSorted((a, b) => layouts(b) - layouts(a))[0]
  const own = (busiest ?? []).toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const spent = { layout: 0, style: 0, paint: 0, script: 0 }
  // The stack of open events; each one's own time excludes the events inside it.
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
    // Count only outermost scheduler tasks, since all other events are inside them.
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
