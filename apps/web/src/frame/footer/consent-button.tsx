import { useService } from '@market/react'
import { services } from '../../composition/tokens.ts'
import { frameTexts } from '../texts.ts'
import * as css from './consent-button.css.ts'

/** Opens the cookie notice again. It is below every page, so that consent is as easily withdrawn as given. */
export function ConsentButton() {
  const consent = useService(services.ConsentStore)
  return (
    <button type="button" className={css.consent} data-reopens-notice onClick={() => consent.reopen()}>
      {frameTexts.cookies.reopen}
    </button>
  )
}
