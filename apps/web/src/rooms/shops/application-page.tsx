import type { SellerApplicationParams } from '@market/domain/shops'
import { Alert, ButtonLink } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem } from '../../page/page-failure.ts'
import { definePage } from '../../page/page.ts'
import { ApplicationForm } from './application-form.tsx'
import * as css from './application.css.ts'
import { applicationTexts as texts } from './texts.ts'

/** `/magaza-basvuru` */
export const page = definePage<SellerApplicationParams>({
  async load({ services: container }) {
    const params = await container.get(services.SellerApplications).params()
    if (!params.ok) throw gatewayProblem(params.failure, texts.problems)
    return params.value
  },
  head: () => ({ title: texts.title, description: texts.intro }),
  shared: { fresh: 600, stale: 3600 },
  Component: ApplicationPage,
})

function ApplicationPage({ data }: { readonly data: SellerApplicationParams }) {
  const [number, setNumber] = useState<string>()
  return (
    <div className={css.frame}>
      <h1 className={css.title}>{number === undefined ? texts.title : texts.sentTitle}</h1>
      {number === undefined ? (
        <>
          <p>{texts.intro}</p>
          <ApplicationForm params={data} onSent={setNumber} />
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
