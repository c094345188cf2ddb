import { useEffect } from 'react'

/** Sets the document's title while the component is shown, and then the one before it again. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
