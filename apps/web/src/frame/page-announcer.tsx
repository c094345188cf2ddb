import { VisuallyHidden } from '@market/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A live region must be there for a moment before what it says is heard. */
const settleMs = 100

/** The page that was shown last, whatever frame it stood in; none before the visit's first. */
let lastPage: string | undefined

/** Identity of a page: filters and sort orders change the list in place and keep the focus. */
const pageOf = (pathname: string, search: string): string => {
  const query = new URLSearchParams(search)
  return [pathname, query.get('q'), query.get('page')].join(' ')
}

/** Someone is typing something that the page was not asked for. */
export const isTyping = (search: string): boolean => {
  const field = document.activeElement
  const isField = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'submit')
  return isField && field.value !== (new URLSearchParams(search).get('q') ?? '')
}

/** Says the title of every page one comes to within the shop, and takes the focus to its content. The first is the browser's. */
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
    // Other parts of the query do not make another page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [page])
  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
