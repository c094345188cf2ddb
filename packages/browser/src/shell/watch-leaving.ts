/** How long a page may take to be left, in ms. After that it is considered to stay, as after a download. */
const patience = 30_000

/** Watches whether the page is being left. The returned function resolves once it is not. */
export function watchLeaving(page: EventTarget): () => Promise<void> {
  let stays = Promise.resolve()
  page.addEventListener('beforeunload', () => {
    stays = new Promise((resolve) => void setTimeout(resolve, patience))
  })
  // The browser shows the page again from its back/forward cache.
  page.addEventListener('pageshow', () => {
    stays = Promise.resolve()
  })
  return () => stays
}
