import { failureText, useLoaded, useService } from '@market/react'
import { Alert, Button, ButtonLink } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import { ActivationCode } from '../../shared/account/activation-code.tsx'
import * as css from '../../shared/account/login.css.ts'
import { accountTexts } from './texts.ts'

const texts = accountTexts.activation

/** `/my/tr/activation-link/:token`: opening the page only checks the link; the button uses it up. */
export const page = definePage<{ readonly token: string }>({
  load: async ({ params }) => ({ token: params['token'] ?? '' }),
  head: () => ({ title: texts.title, noindex: true }),
  Component: ActivationPage,
})

function ActivationPage({ data: { token } }: { readonly data: { readonly token: string } }) {
  const memberships = useService(services.MembershipGateway)
  const { answer, setAnswer } = useLoaded(() => memberships.checkActivation(token))
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<string>()

  // The link was used before and the account is active.
  const alreadyActive = answer?.ok === false && answer.failure.kind === 'refused' && answer.failure.status === 409
  const activate = async () => {
    setBusy(true)
    const activated = await memberships.activate(token)
    setBusy(false)
    if (activated.ok) setDone(activated.value.message)
    else setAnswer(activated)
  }
  return (
    <div className={css.box}>
      <h1 className={css.title}>{texts.title}</h1>
      {!answer && (
        <p className={css.note} role="status">
          {texts.checking}
        </p>
      )}
      {done !== undefined && (
        <>
          <Alert tone="success" announced>
            {done}
          </Alert>
          <ButtonLink href="/giris-yap" full>
            {accountTexts.login}
          </ButtonLink>
        </>
      )}
      {done === undefined && answer?.ok && (
        <>
          <p>{texts.ready}</p>
          <Button full size="lg" loading={busy} onClick={() => void activate()}>
            {texts.activate}
          </Button>
        </>
      )}
      {done === undefined && answer && !answer.ok && (
        <>
          <Alert tone={alreadyActive ? 'info' : 'error'} announced>
            {failureText(answer.failure)}
          </Alert>
          {!alreadyActive && (
            <>
              <p className={css.note}>{texts.dead}</p>
              <ActivationCode id="kod" onDone={setDone} />
            </>
          )}
          <ButtonLink href="/giris-yap" variant="secondary" full>
            {accountTexts.toLogin}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
