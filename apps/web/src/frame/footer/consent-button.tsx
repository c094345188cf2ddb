import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { frameTexts } from '../texts.ts'
import * as css from './consent-button.css.ts'

/** Below every page: a consent is taken back as easily as it was given. */
export function ConsentButton() {
  const consent = useService(services.ConsentStore)
  return (
    <button type="button" className={css.consent} data-reopens-notice onClick={() => consent.reopen()}>
      {frameTexts.cookies.reopen}
    </button>
  )
}
