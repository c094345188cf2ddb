import { shellMessages } from '@market/domain/shell'
import { Component, type ReactNode } from 'react'
import { frameTexts } from '../texts.ts'

/**
 * Shown if the error page itself fails to render. It uses nothing of the shop, and its sentence is English in the
 * specification.
 */
export class ErrorPageFailed extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PlainError /> : this.props.children
  }
}

/** A plain link instead of a router link, so that the next page is loaded as a document. */
export const PlainError = () => (
  <main id="main">
    <p lang="en">{shellMessages.errorPageFailed}</p>
    <a href="/">{frameTexts.error.home}</a>
  </main>
)
