import type { Page } from 'playwright'

/** The number of actions of a shopper on the shop's own pages; the bank's page is not counted. */
export interface Effort {
  /** Names of the fields that were filled in, each once. */
  readonly fields: ReadonlySet<string>
  /** Texts of the pressed links, buttons and boxes, in order. */
  readonly presses: readonly string[]
}

/** Counts from the next page load on. Enter in a form counts as well, because the browser clicks its button. */
export async function countEffort(page: Page, shopUrl: string): Promise<Effort> {
  const fields = new Set<string>()
  const presses: string[] = []
  await page.exposeBinding('countEffort', ({ frame }, kind: 'field' | 'press', name: string) => {
    if (!frame.url().startsWith(shopUrl)) return
    if (kind === 'field') fields.add(name)
    else presses.push(name)
  })
  await page.addInitScript(() => {
    const tell = (kind: string, name: string) => void Reflect.get(globalThis, 'countEffort')(kind, name)
    const isBox = (target: EventTarget | null) =>
      target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')
    addEventListener(
      'input',
      ({ target }) => {
        const field = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
        if (field && !isBox(target)) tell('field', target.name || target.id)
      },
      true,
    )
    addEventListener(
      'click',
      ({ target }) => {
        const pressed = target instanceof Element ? target.closest('a, button') : null
        if (pressed) tell('press', pressed.textContent.trim())
        else if (isBox(target)) tell('press', 'box')
      },
      true,
    )
  })
  return { fields, presses }
}
