import { browserStorages, wayToProvider } from '@market/browser'
import type { SocialProvider } from '@market/domain/session'
import { platform } from '@market/domain/shell'
import { Button } from '@market/ui'
import { useEffect, useState } from 'react'
import { loginTexts } from './login-texts.ts'
import * as css from './social-buttons.css.ts'

const texts = loginTexts.social

interface SocialButtonsProps {
  readonly providers: readonly SocialProvider[]
  /** Path to return to after the login. */
  readonly back: string
  /** The provider whose login is being completed. */
  readonly busy?: SocialProvider['name'] | undefined
}

/**
 * Buttons to log in with another provider's account, on the provider's own page. Not on Android (specification section
 * 2).
 */
export function SocialButtons({ providers, back, busy }: SocialButtonsProps) {
  const [leaving, setLeaving] = useState<string>()
  const [hidden, setHidden] = useState(false)
  useEffect(() => setHidden(platform(navigator.userAgent, 'android' in window) === 'android'), [])
  // After the browser's back button, the page may be restored with its button still busy.
  useEffect(() => {
    const shown = () => setLeaving(undefined)
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
  if (providers.length === 0 || hidden) return null
  return (
    <div className={css.place} role="group" aria-label={texts.label}>
      <p className={css.or}>{texts.or}</p>
      {providers.map((provider) => (
        <Button
          key={provider.name}
          variant="secondary"
          full
          icon={provider.name}
          loading={leaving === provider.name || busy === provider.name}
          onClick={() => {
            setLeaving(provider.name)
            location.assign(
              wayToProvider(provider, { returnTo: `${location.origin}/giris-yap`, back }, browserStorages()),
            )
          }}
        >
          {texts.buttons[provider.name]}
        </Button>
      ))}
    </div>
  )
}
