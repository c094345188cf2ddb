import { failureText, useErrorDialog, useService } from '@market/react'
import { Button } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import * as css from './cart-page.css.ts'
import { cartTexts as texts } from './texts.ts'

/** Tells how many lines are set aside while another tab buys a single product, and has a button that restores them. */
export function AsideNotice({ lines }: { readonly lines: number }) {
  const store = useService(services.CartStore)
  const fail = useErrorDialog()
  const takeBack = async () => {
    const answer = await store.takeBack()
    if (!answer.ok) fail(failureText(answer.failure))
  }
  return (
    <div role="status" className={lines > 0 ? css.removed : undefined}>
      {lines > 0 && (
        <>
          <span>{texts.aside(lines)}</span>
          <Button variant="text" size="sm" icon="arrow-u-up-left" onClick={() => void takeBack()}>
            {texts.takeBack}
          </Button>
        </>
      )}
    </div>
  )
}
