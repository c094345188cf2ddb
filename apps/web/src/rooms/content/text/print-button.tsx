import { Button } from '@market/ui'
import * as css from '../content.css.ts'
import { contentTexts } from '../texts.ts'

/** Prints the page. Without script it is hidden, and the browser's own command does the same. */
export function PrintButton() {
  return (
    <Button variant="text" size="sm" icon="file-pdf" className={css.print} onClick={() => window.print()}>
      {contentTexts.print}
    </Button>
  )
}
