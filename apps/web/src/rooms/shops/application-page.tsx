import type { SellerApplicationParams } from '@market/domain'
import { Alert, Button, ButtonLink, Skeleton } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { definePage } from '../../routes/page.ts'
import { failureText } from '../../shell/failure-text.ts'
import { useLoaded } from '../../shell/use-loaded.ts'
import { ApplicationForm } from './application-form.tsx'
import * as css from './application.css.ts'
import { applicationTexts as texts } from './texts.ts'

/** `/magaza-basvuru` */
export const page = definePage<null>({
  head: () => ({ title: texts.title, description: texts.intro }),
  shared: { fresh: 600, stale: 3600 },
  Component: ApplicationPage,
})

function ApplicationPage() {
  const applications = useService(services.SellerApplications)
  const { answer, reload } = useLoaded(() => applications.params())
  const [number, setNumber] = useState<string>()
  return (
    <div className={css.frame}>
      <h1 className={css.title}>{number === undefined ? texts.title : texts.sentTitle}</h1>
      {number === undefined ? (
        <>
          <p>{texts.intro}</p>
          <Body answer={answer?.ok ? answer.value : undefined} onSent={setNumber} />
          {answer && !answer.ok && (
            <Alert tone="error" announced>
              {failureText(answer.failure)}{' '}
              <Button variant="text" size="sm" onClick={() => void reload()}>
                {texts.retry}
              </Button>
            </Alert>
          )}
        </>
      ) : (
        <>
          <Alert tone="success" announced>
            {texts.sent(number)}
          </Alert>
          <ButtonLink href="/" variant="secondary">
            {texts.home}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

const Body = ({
  answer,
  onSent,
}: {
  readonly answer: SellerApplicationParams | undefined
  readonly onSent: (number: string) => void
}) =>
  answer ? (
    <ApplicationForm params={answer} onSent={onSent} />
  ) : (
    <div aria-busy>
      <Skeleton />
    </div>
  )
