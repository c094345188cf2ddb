import type { createBrowserRouter } from 'react-router-dom'
import type { Site } from './site.ts'
import { errorHead } from './error-head.ts'
import { problemOf } from './problem-of.ts'
import { documentTitle } from './document-title.ts'
import type { Head } from './page.ts'

/** Updates title, description and robots on each navigation; the server wrote the first ones. */
export function keepHead(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  site: Site,
): void {
  let { loaderData: last, errors: lastErrors } = router.state
  router.subscribe(({ loaderData, matches, errors }) => {
    if (loaderData === last && errors === lastErrors) return
    last = loaderData
    lastErrors = errors
    const leaf = matches.at(-1)
    const head: Head | undefined = errors ? headOf(errors) : leaf && loaderData[leaf.route.id]?.head
    if (!head) return
    document.title = documentTitle(head, site)
    meta('description', head.description)
    meta('robots', head.noindex ? 'noindex' : undefined)
  })
}

/** The head of an error page, so that a failed page does not keep the previous title. */
function headOf(errors: Readonly<Record<string, unknown>>): Head {
  return errorHead(problemOf(Object.values(errors)[0]))
}

function meta(name: string, content: string | undefined): void {
  const found = document.head.querySelector(`meta[name="${name}"]`)
  if (content === undefined) return found?.remove()
  const element = found ?? document.head.appendChild(document.createElement('meta'))
  element.setAttribute('name', name)
  element.setAttribute('content', content)
}
