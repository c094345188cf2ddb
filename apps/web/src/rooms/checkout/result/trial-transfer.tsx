import { ButtonLink } from '@market/ui'
import { useEffect, useState } from 'react'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

/**
 * A link to the sandbox bank, which simulates the sender of the transfer. Its address comes from the payment step as
 * navigation state.
 */
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
