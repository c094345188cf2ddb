/** A sheet that fails to come holds the page no longer than this. */
const waitsMs = 5000

/**
 * Lets the page's sheets in, which are brought without holding its first paint: the document has the rules of what it shows, they
 * have those of what comes. Resolves when they are there.
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
