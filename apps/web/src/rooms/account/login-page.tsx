import { loginCodes, sessionMessages, safeReturnRoute, visitorOf } from '@market/domain'
import { Alert, Button, ButtonLink, Link, TextField } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { definePage } from '../../routes/page.ts'
import { failureText } from '../../shell/failure-text.ts'
import * as css from './login-page.css.ts'
import { ResendActivation } from './resend-activation.tsx'

const texts = {
  title: sessionMessages.login,
  email: 'E-posta',
  password: 'Şifre',
  required: 'zorunlu',
  emailMissing: 'E-posta adresinizi yazın.',
  passwordMissing: 'Şifrenizi yazın.',
  signUp: 'Üye Ol',
  newHere: 'Üyeliğiniz yok mu? Üye olmadan da alışveriş yapabilirsiniz.',
  forgot: 'Şifremi unuttum',
  loggedIn: (name: string) => `${name} olarak giriş yaptınız.`,
  logout: 'Çıkış',
  goOn: 'Devam et',
  merged: 'Sepetiniz birleştirildi',
}

/** `/giris-yap?redirect=`: the named route or own path to return to. */
export const page = definePage<{ readonly back: string }>({
  load: async ({ url }) => ({ back: safeReturnRoute(url.searchParams.get('redirect') ?? 'index') }),
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: LoginPage,
})

function LoginPage({ data: { back } }: { readonly data: { readonly back: string } }) {
  const session = useService(services.SessionStore)
  const cart = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  const { user } = useStream(session.state)
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [error, setError] = useState<string>()
  const [notActivated, setNotActivated] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const username = email.replaceAll(/\s/g, '')
    if (busy || username === '' || password === '') return
    setBusy(true)
    setError(undefined)
    setNotActivated(undefined)
    const answer = await session.login({ username, password })
    setBusy(false)
    if (!answer.ok) {
      const { failure } = answer
      if (failure.kind === 'refused' && failure.code === loginCodes.notActivated) setNotActivated(username)
      return setError(failureText(failure))
    }
    cart.forget()
    await cart.load()
    if (answer.value.messages.length > 0)
      notices.open({
        type: 'info',
        title: texts.merged,
        text: answer.value.messages.join(' '),
        timeout: 0,
        actions: [{ text: texts.goOn, kind: 'primary' }],
      })
    void navigate(back, { replace: true })
  }

  if (user && visitorOf(user) === 'member')
    return (
      <div className={css.box}>
        <h1 className={css.title}>{texts.title}</h1>
        <p>{texts.loggedIn(`${user.firstName} ${user.lastName}`)}</p>
        <ButtonLink href={back} full>
          {texts.goOn}
        </ButtonLink>
        <Button
          variant="secondary"
          full
          onClick={async () => {
            await session.logout()
            cart.forget()
            await cart.load()
          }}
        >
          {texts.logout}
        </Button>
      </div>
    )
  return (
    <div className={css.box}>
      <h1 className={css.title}>{texts.title}</h1>
      {error && (
        <Alert tone="error" announced>
          {error}
        </Alert>
      )}
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={texts.email}
          mark={texts.required}
          type="email"
          name="username"
          autoComplete="username"
          value={email}
          error={tried && email.trim() === '' ? texts.emailMissing : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={texts.password}
          mark={texts.required}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={tried && password === '' ? texts.passwordMissing : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" full size="lg" loading={busy}>
          {texts.title}
        </Button>
      </form>
      {notActivated !== undefined && <ResendActivation key={notActivated} username={notActivated} />}
      <p className={css.links}>
        <Link href="/sifremi-unuttum">{texts.forgot}</Link>
        <Link href="/uye-ol">{texts.signUp}</Link>
      </p>
      <p className={css.note}>{texts.newHere}</p>
    </div>
  )
}
