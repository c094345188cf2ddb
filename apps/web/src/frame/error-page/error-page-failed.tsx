import { shellMessages } from '@market/domain/shell'
import { Component, type ReactNode } from 'react'
import { frameTexts } from '../texts.ts'

/** Where the error page itself fails: its sentence is English in the specification, and nothing of the shop is needed to draw it. */
export class ErrorPageFailed extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PlainError /> : this.props.children
  }
}

/** A link of the document, not of the router: what comes next is loaded whole. */
export const PlainError = () => (
  <main id="main">
    <p lang="en">{shellMessages.errorPageFailed}</p>
    <a href="/">{frameTexts.error.home}</a>
  </main>
)
