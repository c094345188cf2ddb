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
  /** The provider whose answer is being looked at. */
  readonly busy?: SocialProvider['name'] | undefined
}

/** Logins by another provider's account, which is asked in its own page. Not on Android (specification section 2). */
export function SocialButtons({ providers, back, busy }: SocialButtonsProps) {
  const [leaving, setLeaving] = useState<string>()
  const [hidden, setHidden] = useState(false)
  useEffect(() => setHidden(platform(navigator.userAgent, 'android' in window) === 'android'), [])
  // Back by the browser's own button, the page is as it was left.
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
