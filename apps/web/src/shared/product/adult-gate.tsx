import { useService } from '@market/react'
import { Button } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import * as css from './adult.css.ts'
import { grantAdultPermission } from './adult-permission.ts'

const texts = {
  label: 'Yaş doğrulama',
  text: 'Buradaki ürünler 18 yaşından büyükler içindir. Görselleri görmek için yaşınızı doğrulayın.',
  grant: '18 yaşından büyüğüm',
}

/** Asks for the visitor's age above blurred pictures; hidden once the age is confirmed. */
export function AdultGate() {
  const store = useService(services.ExpiringStore)
  return (
    <section aria-label={texts.label} className={css.gate}>
      <p className={css.words}>{texts.text}</p>
      <Button
        size="sm"
        onClick={() => {
          grantAdultPermission(store)
          // The gate is hidden, and the focused button with it.
          document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
        }}
      >
        {texts.grant}
      </Button>
    </section>
  )
}
