import { type DataRouter, type DataStrategyFunctionArgs, type DataStrategyResult, replace } from 'react-router-dom'
import type { LoadsAhead } from './loads-ahead.ts'
import type { VisitedPages } from './visited-pages.ts'

/** What the router shows and where it goes. */
type Shown = Pick<DataRouter['state'], 'navigation' | 'loaderData' | 'location'>

interface KeepPageOptions {
  readonly shown: () => Shown
  /** An answer may have been loaded ahead. */
  readonly ahead?: Pick<LoadsAhead, 'take'>
  /** A page that one goes back to is drawn from what it showed. */
  readonly visited?: Pick<VisitedPages, 'dataOf'>
  /** Called when a page stays because another state of it, such as a filter, could not be read. */
  readonly onStayed?: () => void
}

/**
 * Reads what a page needs, and keeps the shown page where an error page would take away more than it says: where a page is read
 * anew by itself, as when the line is back, and where another filter, order or number of the same page cannot be read, whose address
 * then stays too. That a page is gone is said.
 */
export function makeKeepPage({ shown, ahead, visited, onStayed }: KeepPageOptions) {
  /** The address of the shown page to which a failed move leads back, without another question. */
  let stays: string | undefined
  return async ({ matches, request }: DataStrategyFunctionArgs) => {
    const found: Record<string, DataStrategyResult> = {}
    const { pathname, search, searchParams } = new URL(request.url)
    const last = matches.at(-1)
    const isBack = stays === pathname + search
    stays = undefined
    const { location: next } = shown().navigation
    const before = next && visited?.dataOf(next.key)
    await Promise.all(
      matches.map(async (match) => {
        const {
          shouldLoad,
          route: { id },
          resolve,
        } = match
        if (!shouldLoad) return
        if (isBack) {
          found[id] = { type: 'data', result: shown().loaderData[id] }
          return
        }
        if (before && id in before) {
          found[id] = { type: 'data', result: before[id] }
          return
        }
        const loaded = match === last ? ahead?.take(pathname + search) : undefined
        const answer = await resolve(loaded && (async (load) => (await loaded.catch(() => undefined)) ?? load()))
        found[id] = answer
        const { navigation, loaderData, location } = shown()
        if (answer.type !== 'error' || Object(answer.result).status < 500 || !(id in loaderData)) return
        // No navigation is pending, so this is a background revalidation.
        if (navigation.state === 'idle') found[id] = { type: 'data', result: loaderData[id] }
        else if (isOtherState(location, { pathname, search, searchParams })) {
          stays = location.pathname + location.search
          found[id] = { type: 'error', result: replace(stays) }
          onStayed?.()
        }
      }),
    )
    return found
  }
}

/** Another address of the same page and the same search words. */
const isOtherState = (
  now: Shown['location'],
  next: { readonly pathname: string; readonly search: string; readonly searchParams: URLSearchParams },
): boolean =>
  now.pathname === next.pathname &&
  now.search !== next.search &&
  (new URLSearchParams(now.search).get('q') ?? '') === (next.searchParams.get('q') ?? '')
