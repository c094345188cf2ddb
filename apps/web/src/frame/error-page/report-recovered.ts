/** Elements that translators put around the texts of a page, and classes that they give to its root. */
const marks = 'font, .translated-ltr, .translated-rtl'

/**
 * Makes a reporter of the errors that React recovers from; call it before hydration. Errors of a page that a browser
 * has translated are not reported: the translated texts are in elements that the server did not send, so React renders
 * the page again, and nothing failed.
 */
export function makeReportRecovered(document: Document, report: (error: unknown) => void): (error: unknown) => void {
  const isTranslated = () => document.querySelector(marks) !== null
  // React reports after it has replaced the elements, so look before.
  const wasTranslated = isTranslated()
  return (error) => {
    if (!wasTranslated && !isTranslated()) report(error)
  }
}
