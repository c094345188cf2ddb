import { type DataRouter, type DataStrategyFunctionArgs, type DataStrategyResult, replace } from 'react-router-dom'
import type { LoadsAhead } from './loads-ahead.ts'
import type { VisitedPages } from './visited-pages.ts'

/** The router's current page and its pending navigation. */
type Shown = Pick<DataRouter['state'], 'navigation' | 'loaderData' | 'location'>

interface KeepPageOptions {
  readonly shown: () => Shown
  /** Answers that were prefetched. */
  readonly ahead?: Pick<LoadsAhead, 'take'>
  /** Data of visited pages, so that going back needs no request. */
  readonly visited?: Pick<VisitedPages, 'dataOf'>
  /** Called when a page stays because another state of it, such as a filter, could not be read. */
  readonly onStayed?: () => void
}

/**
 * Runs the loaders of a page, and keeps the shown page if a loader fails with a server error and an error page would
 * only lose content: in a background revalidation, for example after reconnecting, and when another filter, order or
 * page number of the same page fails, whose address is then restored too. A 404 is still shown.
 */
export function makeKeepPage({ shown, ahead, visited, onStayed }: KeepPageOptions) {
  /** Address of the kept page to which a failed navigation redirects; its data is not requested again. */
  let stays: string | undefined
  return async ({ matches, request }: DataStrategyFunctionArgs) => {
    const found: Record<string, DataStrategyResult> = {}
    const { pathname, search, searchParams } = new URL(request.url)
    const last = matches.at(-1)
    const isBack = stays === pathname + search
    stays = undefined
    const { location: next } = shown().navigation
    const known = isBack ? shown().loaderData : next && visited?.dataOf(next.key)
    await Promise.all(
      matches.map(async (match) => {
        const {
          shouldLoad,
          route: { id },
          resolve,
        } = match
        if (!shouldLoad) return
        if (known && id in known) {
          found[id] = { type: 'data', result: known[id] }
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

/** Whether this is another address of the same page with the same search words. */
const isOtherState = (
  now: Shown['location'],
  next: { readonly pathname: string; readonly search: string; readonly searchParams: URLSearchParams },
): boolean =>
  now.pathname === next.pathname &&
  now.search !== next.search &&
  (new URLSearchParams(now.search).get('q') ?? '') === (next.searchParams.get('q') ?? '')
