import type { DataRouter, DataStrategyFunctionArgs, DataStrategyResult } from 'react-router-dom'
import type { LoadsAhead } from './loads-ahead.ts'

/** What the router shows and where it goes. */
type Shown = Pick<DataRouter['state'], 'navigation' | 'loaderData'>

/**
 * Reads what a page needs. A page that is read anew by itself, as when the line is back, stays as it was where it cannot be read now:
 * nobody asked for it, and an error page in its place would take what was typed. That it is gone is said. The answer may have been
 * loaded ahead.
 */
export async function keepPage(
  { matches, request }: DataStrategyFunctionArgs,
  shown: () => Shown,
  ahead?: Pick<LoadsAhead, 'take'>,
) {
  const found: Record<string, DataStrategyResult> = {}
  const { pathname, search } = new URL(request.url)
  const last = matches.at(-1)
  await Promise.all(
    matches.map(async (match) => {
      const {
        shouldLoad,
        route: { id },
        resolve,
      } = match
      if (!shouldLoad) return
      const loaded = match === last ? ahead?.take(pathname + search) : undefined
      const answer = await resolve(loaded && (async (load) => (await loaded.catch(() => undefined)) ?? load()))
      const { navigation, loaderData } = shown()
      // Who goes nowhere has asked for nothing.
      const isKept = navigation.state === 'idle' && id in loaderData && !(Object(answer.result).status < 500)
      found[id] = answer.type === 'error' && isKept ? { type: 'data', result: loaderData[id] } : answer
    }),
  )
  return found
}
