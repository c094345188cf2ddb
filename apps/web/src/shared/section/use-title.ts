import { useService } from '@market/react'
import { useLayoutEffect } from 'react'
import { services } from '../../composition/tokens.ts'
import { documentTitle } from '../../page/document-title.ts'

/** Sets the document's title from loaded data, which the page's head does not have; undefined until it is loaded. */
export function useTitle(title: string | undefined): void {
  const site = useService(services.Site)
  useLayoutEffect(() => {
    if (title !== undefined) document.title = documentTitle({ title }, site)
  }, [title, site])
}
