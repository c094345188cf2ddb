import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Target } from './tab.ts'

/** Script that adds Testing Library's queries to a page, as `TestingLibraryDom`. */
export const finder = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)

/**
 * A JavaScript expression that scrolls the first visible element of a target to the middle of the window and returns
 * it, or null.
 */
export function findInPage(target: Target): string {
  const all =
    typeof target === 'string'
      ? `[...document.querySelectorAll(${JSON.stringify(target)})].filter((one) => one.checkVisibility())`
      : `TestingLibraryDom.queryAllByRole(document.body, '${target[0]}', { name: ${literal(target[1])} })`
  return `(() => {
    const [found = null] = ${all}
    found?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return found
  })()`
}

const literal = (name: string | RegExp) => (typeof name === 'string' ? JSON.stringify(name) : String(name))
