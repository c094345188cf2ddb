import type { DataRouter, DataStrategyFunctionArgs, DataStrategyResult } from 'react-router-dom'

/** What the router shows and where it goes. */
type Shown = Pick<DataRouter['state'], 'navigation' | 'loaderData'>

/**
 * Reads what a page needs. A page that is read anew by itself, as when the line is back, stays as it was where it cannot be read now:
 * nobody asked for it, and an error page in its place would take what was typed. That it is gone is said.
 */
export async function keepPage({ matches }: DataStrategyFunctionArgs, shown: () => Shown) {
  const found: Record<string, DataStrategyResult> = {}
  await Promise.all(
    matches.map(async ({ shouldLoad, route: { id }, resolve }) => {
      if (!shouldLoad) return
      const answer = await resolve()
      const { navigation, loaderData } = shown()
      // Who goes nowhere has asked for nothing.
      const isKept = navigation.state === 'idle' && id in loaderData && !(Object(answer.result).status < 500)
      found[id] = answer.type === 'error' && isKept ? { type: 'data', result: loaderData[id] } : answer
    }),
  )
  return found
}
