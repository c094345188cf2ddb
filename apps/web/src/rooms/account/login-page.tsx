import { safeReturnRoute } from '@market/domain/navigation'
import { type SocialProvider, isMember } from '@market/domain/session'
import { useService, useStream } from '@market/react'
import { Alert, Button, ButtonLink, Link } from '@market/ui'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { definePage, type Missing, missingOf } from '../../page/page.ts'
import * as css from '../../shared/account/login.css.ts'
import { LoginForm } from '../../shared/account/login-form.tsx'
import { loginTexts } from '../../shared/account/login-texts.ts'
import { SocialButtons } from '../../shared/account/social-buttons.tsx'
import { useLogout } from '../../shared/account/use-logout.ts'
import { accountTexts } from './texts.ts'
import { useSocialReturn } from './use-social-return.ts'

interface LoginData extends Missing {
  readonly back: string
  readonly providers: readonly SocialProvider[]
}

/** `/giris-yap?redirect=`: the route name or path to return to after the login. */
export const page = definePage<LoginData>({
  async load({ url, services: container }) {
    const providers = await container.get(services.SessionStore).socialProviders()
    return {
      back: safeReturnRoute(url.searchParams.get('redirect') ?? 'index'),
      providers: providers.ok ? providers.value : [],
      ...missingOf(providers),
    }
  },
  head: () => ({ title: loginTexts.title, noindex: true }),
  shared: { fresh: 60, stale: 3600 },
  Component: LoginPage,
})

function LoginPage({ data: { back, providers } }: { readonly data: LoginData }) {
  const session = useService(services.SessionStore)
  const { user } = useStream(session.state)
  const navigate = useNavigate()
  const returned = useSocialReturn()
  const logout = useLogout()

  if (isMember(user))
    return (
      <div className={css.box}>
        <h1 className={css.title}>{loginTexts.title}</h1>
        <p>{accountTexts.loggedIn(`${user.firstName} ${user.lastName}`)}</p>
        <ButtonLink href={back} full>
          {loginTexts.goOn}
        </ButtonLink>
        <Button variant="secondary" full onClick={() => void logout()}>
          {accountTexts.logout}
        </Button>
      </div>
    )
  return (
    <div className={css.box}>
      <h1 className={css.title}>{loginTexts.title}</h1>
      {returned.error && (
        <Alert tone="error" announced>
          {returned.error}
        </Alert>
      )}
      <LoginForm
        id="giris"
        onLoggedIn={() => void navigate(returned.onward ?? back, { replace: true })}
        links={
          <>
            <Link href="/sifremi-unuttum">{loginTexts.forgot}</Link>
            <Link href={`/uye-ol?redirect=${encodeURIComponent(returned.onward ?? back)}`}>{loginTexts.signUp}</Link>
          </>
        }
      />
      <SocialButtons providers={providers} back={back} busy={returned.busy} />
    </div>
  )
}
