import { classifyPath } from '@market/domain/navigation'
import { type DataRouter, NavigationType } from 'react-router-dom'
import { isTyping } from './page-announcer.tsx'
import * as css from './page-transitions.css.ts'

type State = DataRouter['state']
type Subscriber = Parameters<DataRouter['subscribe']>[0]
type How = Parameters<Subscriber>[1]

/** If a device takes longer than this to capture the current page, in ms, later pages change without a transition. */
const quickMs = 50

/**
 * Cross-fades between pages if the browser supports `startViewTransition`, and moves a product's picture between its
 * card and its gallery. The decision is made when the next page is ready, not at the click: no transition with reduced
 * motion, while the visitor types, under an open dialog, or after a swipe that the browser has animated itself. Returns
 * the function that passes the router's states to the page.
 */
export function makePageTransitions(
  page: Document,
  router: Pick<DataRouter, 'state'>,
): (show: Subscriber, state: State, how: How) => void {
  let drawn = router.state.location
  let swiped = false
  let underWay: ViewTransition | undefined
  let land: (() => void) | undefined
  let waits = false
  let isQuick = true
  const view = page.defaultView
  view?.addEventListener('popstate', ({ hasUAVisualTransition }) => {
    swiped = hasUAVisualTransition
  })
  const fades = ({ location, historyAction }: State) =>
    isQuick &&
    typeof page.startViewTransition === 'function' &&
    page.visibilityState === 'visible' &&
    location.pathname !== drawn.pathname &&
    historyAction !== NavigationType.Replace &&
    !(historyAction === NavigationType.Pop && swiped) &&
    !view?.matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !isTyping(location.search) &&
    !page.querySelector('dialog[open]')

  return (show, state, how) => {
    // A transition is about to render the router's newest state.
    if (waits) return
    const isNext = state.location !== drawn
    if (!isNext || !fades(state)) {
      drawn = state.location
      show(state, how)
      return
    }
    const from = drawn.pathname
    const to = state.location.pathname
    drawn = state.location
    underWay?.skipTransition()
    waits = true
    // The previous transition's picture may be the one that moves now, so remove its name first.
    land?.()
    const card = cardPicture(page, to)
    land = fly(card ?? galleryPicture(page, from))
    const began = performance.now()
    const transition = page.startViewTransition(() => {
      waits = false
      isQuick = performance.now() - began < quickMs
      drawn = router.state.location
      show(router.state, { ...how, flushSync: true })
      const flew = land !== undefined
      land?.()
      land = fly(card ? galleryPicture(page, to) : flew ? cardPicture(page, from) : undefined)
    })
    underWay = transition
    const press = pressThrough(page, transition)
    const end = () => {
      press.end()
      if (underWay === transition) land?.()
    }
    void transition.finished.finally(end).catch(() => undefined)
    // Rejects if the next page skips this transition.
    void transition.ready.catch(() => undefined)
  }
}

/** During a transition its snapshots receive clicks; passes a click on to the page beneath and ends the transition. */
function pressThrough(page: Document, transition: ViewTransition): { end(): void } {
  const press = async (event: MouseEvent) => {
    if (event.target !== page.documentElement) return
    event.stopPropagation()
    transition.skipTransition()
    await transition.finished
    const beneath = page.elementFromPoint(event.clientX, event.clientY)
    if (beneath instanceof HTMLElement) beneath.click()
  }
  page.addEventListener('click', press, true)
  return { end: () => page.removeEventListener('click', press, true) }
}

/**
 * Names a picture for the transition; returns a function that removes the name. Its card is made visible, because a
 * card that is laid out late could not be captured in time.
 */
function fly(picture: HTMLElement | undefined): (() => void) | undefined {
  if (!picture) return undefined
  const card = picture.closest('li')
  picture.style.viewTransitionName = css.picture
  card?.style.setProperty('content-visibility', 'visible')
  return () => {
    picture.style.removeProperty('view-transition-name')
    card?.style.removeProperty('content-visibility')
  }
}

const isProduct = (path: string): boolean => {
  const kind = classifyPath(path)
  return kind.type === 'product' && !kind.comments
}

/** The first picture of a product page's gallery, recognized by its fetch priority. */
const galleryPicture = (page: Document, path: string): HTMLElement | undefined =>
  isProduct(path) ? inView([...page.querySelectorAll<HTMLElement>('main img[fetchpriority=high]')]) : undefined

/** The picture of a product's card on the page. */
function cardPicture(page: Document, path: string): HTMLElement | undefined {
  if (!isProduct(path)) return undefined
  const links = [...page.querySelectorAll<HTMLAnchorElement>('main li a')].filter(({ pathname }) => pathname === path)
  return inView(links.flatMap((link) => link.closest('li')?.querySelector<HTMLElement>('img') ?? []))
}

const inView = (pictures: readonly HTMLElement[]): HTMLElement | undefined =>
  pictures.find((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect()
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })
