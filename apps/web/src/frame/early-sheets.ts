/** Longest wait for a style sheet, in ms. */
const waitsMs = 5000

/**
 * Applies the page's full style sheets, which load without blocking its first paint: the document has the rules for its
 * first view, the sheets have all others. Resolves when they have loaded, or after `waitsMs`.
 */
export const takeSheets = (page: Document) =>
  Promise.all(
    [...page.querySelectorAll<HTMLLinkElement>('link[media]')].map(async (link) => {
      if (!link.sheet)
        await new Promise((done) => {
          for (const event of ['load', 'error']) link.addEventListener(event, done)
          setTimeout(done, waitsMs)
        })
      link.media = ''
    }),
  )
