import type { createBrowserRouter } from 'react-router-dom'
import type { Head } from './page.ts'

/** Keeps title, description and robots true while the visitor moves on; the server wrote the first ones. */
export function keepHead(router: ReturnType<typeof createBrowserRouter>): void {
  let last = router.state.loaderData
  router.subscribe(({ loaderData, matches, errors }) => {
    if (loaderData === last) return
    last = loaderData
    const leaf = matches.at(-1)
    const head: Head | undefined = errors ? undefined : leaf && loaderData[leaf.route.id]?.head
    if (!head) return
    const [, short] = document.title.split(' | ')
    document.title = short ? `${head.title} | ${short}` : head.title
    meta('description', head.description)
    meta('robots', head.noindex ? 'noindex' : undefined)
  })
}

function meta(name: string, content: string | undefined): void {
  const found = document.head.querySelector(`meta[name="${name}"]`)
  if (content === undefined) return found?.remove()
  const element = found ?? document.head.appendChild(document.createElement('meta'))
  element.setAttribute('name', name)
  element.setAttribute('content', content)
}
