import { failureText, useService } from '@market/react'
import { Alert, Button, ButtonLink } from '@market/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { services } from '../../../composition/tokens.ts'
import { definePage } from '../../../page/page.ts'
import * as css from '../../../shared/account/login.css.ts'
import { parcelTexts } from './texts.ts'

const texts = parcelTexts.mails

/**
 * `/my/kargo-iletileri`: stops the mails about parcels on their way, without a login. The token of the mail is in the
 * address fragment. Opening the page changes nothing, because programs that scan mails open links, too.
 */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: ParcelMailsPage,
})

export function ParcelMailsPage() {
  const orders = useService(services.OrderGateway)
  const session = useService(services.SessionStore)
  const { hash } = useLocation()
  const [wanted, setWanted] = useState<boolean>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const say = async (wish: boolean) => {
    const token = hash.slice(1)
    if (token === '') return setProblem(texts.missing)
    setBusy(true)
    setProblem(undefined)
    await session.start()
    const answer = await orders.parcelMails({ token, wanted: wish })
    setBusy(false)
    if (answer.ok) setWanted(answer.value)
    else setProblem(failureText(answer.failure))
  }
  return (
    <div className={css.box}>
      <h1 className={css.title}>{texts.title}</h1>
      {problem !== undefined && (
        <Alert tone="error" announced>
          {problem}
        </Alert>
      )}
      {wanted === undefined ? (
        <p>{texts.ask}</p>
      ) : (
        <Alert tone="success" announced>
          {wanted ? texts.resumed : texts.ended}
        </Alert>
      )}
      <Button
        full
        size="lg"
        loading={busy}
        variant={wanted === false ? 'secondary' : 'primary'}
        onClick={() => void say(wanted === false)}
      >
        {wanted === false ? texts.again : texts.end}
      </Button>
      <ButtonLink href="/" variant="secondary" full>
        {texts.goOn}
      </ButtonLink>
    </div>
  )
}
