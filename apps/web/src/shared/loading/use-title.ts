import { useLayoutEffect } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { documentTitle } from '../../page/document-title.ts'

/** Titles the document by what an answer says, which the page's head cannot know; undefined until then. */
export function useTitle(title: string | undefined): void {
  const site = useService(services.Site)
  useLayoutEffect(() => {
    if (title !== undefined) document.title = documentTitle({ title }, site)
  }, [title, site])
}
