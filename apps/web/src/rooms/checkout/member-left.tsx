import { Alert, ButtonLink } from '@market/ui'
import { checkoutTexts } from './texts.ts'

const texts = checkoutTexts.left

/** In place of a step whose member has left in another tab: nothing of theirs stays on the screen, and the way back is said. */
export function MemberLeft({ step }: { readonly step: string }) {
  return (
    <Alert tone="info" announced>
      {texts.text}{' '}
      <ButtonLink variant="text" size="sm" href={`/giris-yap?redirect=${step}`}>
        {texts.login}
      </ButtonLink>{' '}
      <ButtonLink variant="text" size="sm" href="/my/tr/sepet">
        {checkoutTexts.toCart}
      </ButtonLink>
    </Alert>
  )
}
