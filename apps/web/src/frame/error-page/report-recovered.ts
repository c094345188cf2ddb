/** Elements that translators put around the texts of a page, and classes that they give to its root. */
const marks = 'font, .translated-ltr, .translated-rtl'

/**
 * To be made before a page is hydrated: reports what React recovered from. A page that a browser translated before is not reported:
 * its texts are in elements that the server did not send, so that React draws it again, and nothing of it failed.
 */
export function makeReportRecovered(document: Document, report: (error: unknown) => void): (error: unknown) => void {
  const isTranslated = () => document.querySelector(marks) !== null
  // React reports once the elements are replaced.
  const wasTranslated = isTranslated()
  return (error) => {
    if (!wasTranslated && !isTranslated()) report(error)
  }
}
