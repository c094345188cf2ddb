import { Alert, ButtonLink } from '@market/ui'
import { checkoutTexts } from './texts.ts'

const texts = checkoutTexts.left

/**
 * Shown instead of a step after the member logged out in another tab: hides the member's data and links to the login.
 */
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
