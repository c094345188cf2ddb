import { newPasswordProblems } from '@market/domain/account'
import { failureText, useForm, useLoaded, useService } from '@market/react'
import { Alert, Button, ButtonLink, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { accountRoom } from './bind.ts'
import { definePage } from '../../page/page.ts'
import * as css from '../../shared/account/login.css.ts'
import { passwordSentence } from './password-sentence.ts'
import { accountTexts } from './texts.ts'

const texts = accountTexts.recover
const labels = { password: texts.password, repeated: texts.repeated }

/** `/my/tr/sifremi-degistir/:token`: opening the page only checks the link; saving a password uses it up. */
export const page = definePage<{ readonly token: string }>({
  load: async ({ params }) => ({ token: params['token'] ?? '' }),
  head: () => ({ title: texts.title, noindex: true }),
  Component: RecoverPage,
})

function RecoverPage({ data: { token } }: { readonly data: { readonly token: string } }) {
  const recoverPassword = useService(accountRoom.recoverPassword)
  const passwords = useService(services.PasswordGateway)
  const { answer } = useLoaded(() => passwords.checkToken(token))
  const [done, setDone] = useState<string>()
  const { field, submit, busy, refused } = useForm(
    { password: '', repeated: '' },
    {
      id: 'yeni',
      labels,
      problems: newPasswordProblems,
      sentence: (name, form) => (name === 'repeated' ? texts.differ : passwordSentence(labels.password, form.password)),
      send: (form) => recoverPassword(token, form),
      onSent: ({ message }: { readonly message: string }) => setDone(message),
    },
  )
  return (
    <div className={css.box}>
      <h1 className={css.title}>{texts.title}</h1>
      {done !== undefined ? (
        <>
          <Alert tone="success" announced>
            {done} {texts.done}
          </Alert>
          <ButtonLink href="/giris-yap" full>
            {accountTexts.login}
          </ButtonLink>
        </>
      ) : answer && !answer.ok ? (
        <>
          <Alert tone="error" announced>
            {failureText(answer.failure)}
          </Alert>
          <ButtonLink href="/sifremi-unuttum" full>
            {texts.again}
          </ButtonLink>
        </>
      ) : (
        <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
          {refused && (
            <Alert tone="error" announced>
              {refused}
            </Alert>
          )}
          <TextField
            {...field('password')}
            mark={accountTexts.required}
            type="password"
            autoComplete="new-password"
            hint={accountTexts.passwordHint}
          />
          <TextField {...field('repeated')} mark={accountTexts.required} type="password" autoComplete="new-password" />
          <Button type="submit" full size="lg" loading={busy}>
            {texts.save}
          </Button>
        </form>
      )}
    </div>
  )
}
