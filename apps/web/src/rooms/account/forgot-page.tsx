import { Link } from '@market/ui'
import { definePage } from '../../page/page.ts'
import * as css from '../../shared/account/login.css.ts'
import { loginTexts } from '../../shared/account/login-texts.ts'
import { ReminderForm } from '../../shared/account/reminder-form.tsx'
import { accountTexts } from './texts.ts'

const { title } = loginTexts.reminder

/** `/sifremi-unuttum`. */
export const page = definePage<null>({
  head: () => ({ title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <div className={css.box}>
      <h1 className={css.title}>{title}</h1>
      <ReminderForm id="unuttum" />
      <p className={css.note}>
        <Link href="/giris-yap">{accountTexts.toLogin}</Link>
      </p>
    </div>
  ),
})
