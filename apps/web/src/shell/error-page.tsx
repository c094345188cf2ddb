import { Button, ButtonLink, LinkProvider, TextLink } from '@market/ui'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import type { PageProblem } from '../routes/page-failure.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { RouterLink } from './router-link.tsx'
import { shellTexts } from './texts.ts'
import * as css from './error-page.css.ts'
import { main } from './layouts/layout.css.ts'

const texts = shellTexts.error

/** What a shopper sees where a page cannot be shown: what is wrong, and the way on. */
export function ErrorPage() {
  const problem = problemOf(useRouteError())
  const { revalidate, state } = useRevalidator()
  const message = problem.status === 404 ? problem.message || texts.notFound : problem.message || texts.unavailable
  return (
    <LinkProvider component={RouterLink}>
      <Header />
      <main id="main" className={main}>
        <div className={css.box}>
          <p className={css.code} aria-hidden>
            {problem.status}
          </p>
          <h1 className={css.title}>{texts.title}</h1>
          <p>{message}</p>
          <p className={css.actions}>
            {problem.status !== 404 && (
              <Button variant="secondary" loading={state === 'loading'} onClick={() => void revalidate()}>
                {texts.retry}
              </Button>
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
      </main>
      <Footer />
    </LinkProvider>
  )
}

function problemOf(error: unknown): PageProblem {
  if (!isRouteErrorResponse(error)) return { status: 500, message: '' }
  const data: unknown = typeof error.data === 'string' ? parse(error.data) : error.data
  const message = typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : ''
  return { status: error.status, message }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
