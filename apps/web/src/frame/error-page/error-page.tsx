import { shellMessages } from '@market/domain/shell'
import { LatePart, RouterLink, useService, useStream } from '@market/react'
import { Button, ButtonLink, LinkProvider, TextLink } from '@market/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { ErrorPageFailed } from './error-page-failed.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { problemOf } from '../../page/problem-of.ts'
import { LateRecommended } from '../../shared/product/late-recommended.tsx'
import { frameTexts } from '../texts.ts'
import * as css from './error-page.css.ts'
import { main } from '../layouts/layout.css.ts'

const texts = frameTexts.error
const bringCookies = async () => (await import('../panels/cookie-notice.tsx')).CookieNotice

/** The error page: the problem, and links onward. */
export const ErrorPage = () => (
  <ErrorPageFailed>
    <LinkProvider component={RouterLink}>
      <Header />
      <main id="main" className={main} tabIndex={-1}>
        <Problem />
        <LateRecommended />
      </main>
      <Footer />
      <Cookies />
    </LinkProvider>
  </ErrorPageFailed>
)

/** The footer's button opens the cookie notice on this page, too. */
function Cookies() {
  const cookies = useStream(useService(services.ConsentStore).state)
  return cookies === 'shown' && <LatePart bring={bringCookies} props={{}} onFailed={() => undefined} />
}

/**
 * Whether the error comes from a translator or a browser extension that removed text which React had rendered, so that
 * React could not remove it. The page itself did not fail.
 */
const isForeignDom = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError'

function Problem() {
  const error = useRouteError()
  const problem = problemOf(error)
  const offline = useStream(useService(services.NetworkStore).state) === 'offline'
  const { pathname, search, state: entryState } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  const navigate = useNavigate()
  // Browsers remember that a module failed to load, so only reloading the document requests it again. Other errors are
  // retried by navigating to the same page, because React Router keeps the error of a revalidation that ends before its
  // start was rendered.
  const retry = () =>
    isRouteErrorResponse(error)
      ? void navigate(pathname + search, { replace: true, state: entryState })
      : location.reload()
  const isMissing = problem.status === 404
  const cause = offline && !isMissing ? 'offline' : 'shop'
  useRetryWhenBack(cause === 'offline', retry)
  useStoredDocument(cause === 'offline')
  const redraws = isForeignDom(error)
  const redraw = useEffectEvent(() => void navigate(pathname + search, { replace: true, state: entryState }))
  useEffect(() => {
    if (redraws) redraw()
  }, [redraws])
  if (redraws) return null
  return (
    <div className={css.box}>
      {cause === 'shop' && (
        <p className={css.code} aria-hidden>
          {problem.status}
        </p>
      )}
      <h1 className={css.title}>{texts.title}</h1>
      <p>
        {cause === 'offline'
          ? frameTexts.offline.page
          : problem.message || texts[isMissing ? 'notFound' : 'unavailable']}
      </p>
      {isMissing && !problem.message && (
        <p lang="en" className={css.english}>
          {shellMessages.pageNotFound}
        </p>
      )}
      <p className={css.actions}>
        {!isMissing && (
          <Button variant="secondary" loading={isLoading} onClick={retry}>
            {texts.retry}
          </Button>
        )}
        {problem.back && (
          <ButtonLink href={problem.back} variant="secondary">
            {texts.firstPage}
          </ButtonLink>
        )}
        <ButtonLink href="/">{texts.home}</ButtonLink>
      </p>
      <p className={css.ways}>
        {texts.ways.map(([name, href]) => (
          <TextLink key={href} href={href}>
            {name}
          </TextLink>
        ))}
      </p>
    </div>
  )
}

/** Retries the failed page when the connection is back. */
function useRetryWhenBack(offline: boolean, retry: () => void): void {
  const wasOffline = useRef(offline)
  useEffect(() => {
    if (wasOffline.current && !offline) retry()
    wasOffline.current = offline
  })
}

/**
 * Reloads the page from the offline store, which has the document if the page was opened as a document before, but no
 * data for a navigation.
 */
function useStoredDocument(offline: boolean): void {
  useEffect(() => {
    if (!offline || !('caches' in window)) return
    const look = async () => {
      if (await caches.match(location.href)) location.reload()
    }
    look().catch(() => undefined)
  }, [offline])
}
