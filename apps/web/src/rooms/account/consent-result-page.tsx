import { Alert, ButtonLink } from '@market/ui'
import { definePage } from '../../page/page.ts'
import * as css from '../../shared/account/login.css.ts'
import { accountTexts } from './texts.ts'

const texts = accountTexts.consent

/** `/my/tr/kullanici-onay/:status`: shows the result only; the consent itself is in the member's settings. */
export const page = definePage<{ readonly succeeded: boolean }>({
  load: async ({ params }) => ({ succeeded: params['status'] === 'success' }),
  head: () => ({ title: texts.title, noindex: true }),
  Component: ({ data: { succeeded } }) => (
    <div className={css.box}>
      <h1 className={css.title}>{texts.title}</h1>
      <Alert tone={succeeded ? 'success' : 'error'}>{succeeded ? texts.succeeded : texts.failed}</Alert>
      <ButtonLink href="/my/bilgi" variant="secondary" full>
        {texts.settings}
      </ButtonLink>
    </div>
  ),
})
