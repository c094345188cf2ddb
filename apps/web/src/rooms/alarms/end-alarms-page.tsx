import { failureText, useService } from '@market/react'
import { Alert, Button, ButtonLink, Skeleton } from '@market/ui'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import * as css from '../../shared/account/login.css.ts'
import { alarmPageTexts } from './texts.ts'

const texts = alarmPageTexts.link

/** State of the page: a refusal, alarms that would end, or alarms that were ended. */
type Known =
  | { readonly is: 'refused'; readonly text: string }
  | { readonly is: 'asked'; readonly product: string; readonly waiting: number }
  | { readonly is: 'ended'; readonly count: number }

/**
 * `/my/alarm-bitir`: ends all alarms of an e-mail address, without a login. The token of the mail is in the address
 * fragment. Opening the page changes nothing, because programs that scan mails open links, too.
 */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: EndAlarmsPage,
})

export function EndAlarmsPage() {
  const gateway = useService(services.AlarmGateway)
  const session = useService(services.SessionStore)
  const { hash } = useLocation()
  const [known, setKnown] = useState<Known>()
  const [busy, setBusy] = useState(false)
  const token = hash.slice(1)

  const look = useCallback(async (): Promise<Known> => {
    if (token === '') return { is: 'refused', text: texts.missing }
    await session.start()
    const answer = await gateway.linked(token)
    return answer.ok ? { is: 'asked', ...answer.value } : { is: 'refused', text: failureText(answer.failure) }
  }, [gateway, session, token])
  useEffect(() => {
    let current = true
    void look().then((found) => current && setKnown(found))
    return () => {
      current = false
    }
  }, [look])

  const end = async () => {
    setBusy(true)
    const answer = await gateway.endLinked(token)
    setBusy(false)
    setKnown(
      answer.ok ? { is: 'ended', count: answer.value.ended } : { is: 'refused', text: failureText(answer.failure) },
    )
  }
  return (
    <div className={css.box}>
      <h1 className={css.title}>{texts.title}</h1>
      {!known && <Skeleton />}
      {known?.is === 'refused' && (
        <Alert tone="error" announced>
          {known.text}
        </Alert>
      )}
      {known?.is === 'asked' && (
        <>
          <p>{texts.ask(known.product)}</p>
          {known.waiting === 0 ? (
            <Alert tone="success">{texts.none}</Alert>
          ) : (
            <>
              <p>{texts.waiting(known.waiting)}</p>
              <Button full size="lg" loading={busy} onClick={() => void end()}>
                {texts.end}
              </Button>
            </>
          )}
        </>
      )}
      {known?.is === 'ended' && (
        <Alert tone="success" announced>
          {texts.ended(known.count)}
        </Alert>
      )}
      <ButtonLink href="/" variant="secondary" full>
        {texts.goOn}
      </ButtonLink>
    </div>
  )
}
