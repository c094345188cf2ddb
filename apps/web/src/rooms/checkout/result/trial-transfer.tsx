import { ButtonLink } from '@market/ui'
import { useEffect, useState } from 'react'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

/** Where the sandbox bank plays the sender of a transfer; it comes with the navigation from the payment step. */
export function TrialTransfer() {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const state: unknown = history.state?.usr
    if (typeof state === 'object' && state !== null && 'trialUrl' in state && typeof state.trialUrl === 'string')
      setUrl(state.trialUrl)
  }, [])
  if (!url) return null
  return (
    <p className={css.actions}>
      <ButtonLink href={url} variant="secondary">
        {checkoutTexts.placed.trial}
      </ButtonLink>
    </p>
  )
}
