import { Alert, ButtonLink } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { definePage } from '../../routes/page.ts'
import { Loaded } from '../../shell/loaded.tsx'
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
          <Loaded answer={answer} reload={reload}>
            {(params) => <ApplicationForm params={params} onSent={setNumber} />}
          </Loaded>
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
