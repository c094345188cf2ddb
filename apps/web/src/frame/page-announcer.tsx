import { VisuallyHidden } from '@market/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** How long a live region must exist before screen readers announce its text, in ms. */
const settleMs = 100

/** The last shown page, in any layout; undefined before the visit's first page. */
let lastPage: string | undefined

/** Identity of a page: filters and sort orders change a list in place and keep the focus. */
const pageOf = (pathname: string, search: string): string => {
  const query = new URLSearchParams(search)
  return [pathname, query.get('q'), query.get('page')].join(' ')
}

/** Whether the focused field contains text that was not submitted as this page's search. */
export const isTyping = (search: string): boolean => {
  const field = document.activeElement
  const isField = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'submit')
  return isField && field.value !== (new URLSearchParams(search).get('q') ?? '')
}

/**
 * Announces the title of each page after a navigation within the shop and focuses its content. The browser announces
 * the first page itself.
 */
export function PageAnnouncer() {
  const { pathname, search } = useLocation()
  const [title, setTitle] = useState('')
  const page = pageOf(pathname, search)
  useEffect(() => {
    const isNext = lastPage !== undefined && lastPage !== page
    lastPage = page
    if (!isNext) return undefined
    if (!isTyping(search) && !document.querySelector('dialog[open]'))
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    const timer = setTimeout(() => setTitle(document.title), settleMs)
    return () => clearTimeout(timer)
    // Other query parameters do not make it another page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [page])
  // A list that changed in place is shown from its top, where a pressed filter below would be out of view.
  useEffect(() => {
    const focused = document.activeElement
    if (focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' })
  }, [search])
  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
