/** An element by role and accessible name, or by a CSS selector. If several match, the first visible one is used. */
export type Target = string | readonly [role: Role, name: string | RegExp]
type Role = 'button' | 'checkbox' | 'combobox' | 'heading' | 'img' | 'link' | 'textbox'

/** One visitor's tab in a browser. Every action waits until its target exists. */
export interface Tab {
  open(url: string): Promise<void>
  see(target: Target): Promise<void>
  press(target: Target): Promise<void>
  /** Replaces the text of a field. */
  write(target: Target, text: string): Promise<void>
  /** Presses Enter in a field. */
  enter(target: Target): Promise<void>
  /** Ticks a checkbox by keyboard. */
  tick(target: Target): Promise<void>
  /** Selects an option of a select by its index. */
  choose(target: Target, place: number): Promise<void>
  /** The value of a JavaScript expression in the page. */
  read<T>(expression: string): Promise<T>
  /** Sets the width of the viewport, in CSS pixels. */
  resize(width: number): Promise<void>
  /** Saves a PNG of the viewport. */
  savePicture(path: string): Promise<void>
  /** Errors and warnings of the console so far. */
  complaints(): readonly string[]
  close(): Promise<void>
}

/** A browser engine that was started. */
export interface Engine {
  /** Name and version. */
  readonly name: string
  openTab(): Promise<Tab>
  close(): Promise<void>
}

/** Maximum time in ms to wait for an expected state of a page. */
export const patience = 30_000

/** Repeats an action that fails while the page loads, moves or is replaced. */
export async function untilDone(what: string, work: () => Promise<void>): Promise<void> {
  const end = performance.now() + patience
  for (;;) {
    try {
      await work()
      return
    } catch (error) {
      const reason = error instanceof Error ? error.message : error
      if (performance.now() > end) throw new Error(`${what}: ${reason}`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Acts on a target as soon as it exists and accepts the action. */
export async function act<Found>(
  target: Target,
  find: () => Promise<Found | null>,
  action: (found: Found) => Promise<unknown>,
): Promise<void> {
  await untilDone(target.toString(), async () => {
    const found = await find()
    if (found === null) throw new Error('not found')
    await action(found)
  })
}

/** Waits until an expression is true in the page. */
export const until = (tab: Pick<Tab, 'read'>, expression: string): Promise<void> =>
  untilDone(expression, async () => {
    if (!(await tab.read<boolean>(`Boolean(${expression})`))) throw new Error('is not true')
  })

/** Waits until the page shows a text. */
export const seeText = (tab: Tab, text: string): Promise<void> =>
  until(tab, `document.body.innerText.includes(${JSON.stringify(text)})`)

/** Waits until React has hydrated the page and the visitor has a session; from then on forms and buttons work. */
export const seeAlive = (tab: Tab): Promise<void> =>
  until(
    tab,
    `Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')) &&
    localStorage.getItem('access_token') !== null`,
  )

/**
 * Waits until the page has been idle for a moment. When a page is left, Firefox reports each response that the service
 * worker was passing on, and WebKit each pending request, as an error.
 */
export async function seeIdle(tab: Tab): Promise<void> {
  const loaded = `performance.getEntriesByType('resource').length`
  for (let before = -1, now = 0; before !== now; before = now, now = await tab.read<number>(loaded))
    await new Promise((resolve) => setTimeout(resolve, 600))
}

/** Opens a tab of 390 px width for a new visitor and answers the cookie notice. */
export async function openVisitor(engine: Engine, shopUrl: string): Promise<Tab> {
  const tab = await engine.openTab()
  await tab.resize(390)
  await tab.open(`${shopUrl}/favicon.svg`)
  // Firefox also asks for `/favicon.ico` then, which the policy of a bare file forbids.
  await seeIdle(tab)
  await tab.read(`localStorage.setItem('cookie_status', '0')`)
  return tab
}
