import { safeReturnRoute } from '@market/domain/navigation'
import { type SocialProvider, isMember } from '@market/domain/session'
import { emptyRegistration, type Registered, type Registration, registrationProblems } from '@market/domain/account'
import { useForm, useService, useStream } from '@market/react'
import { Alert, Button, ButtonLink, Checkbox, Link, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { accountRoom } from './bind.ts'
import { definePage, type Missing, missingOf } from '../../page/page.ts'
import * as css from '../../shared/account/login.css.ts'
import { SocialButtons } from '../../shared/account/social-buttons.tsx'
import { ResendActivation } from '../../shared/account/resend-activation.tsx'
import { passwordSentence } from './password-sentence.ts'
import { accountTexts } from './texts.ts'
import { useSocialSignUp } from './use-social-sign-up.ts'

const { register: texts, fields: labels, required, optional } = accountTexts

interface RegisterData extends Missing {
  /** Path or route name to return to after the sign-up. */
  readonly back: string
  readonly providers: readonly SocialProvider[]
}

/** `/uye-ol`: the sign-up. After a social login without an account, it is prefilled with the provider's data. */
export const page = definePage<RegisterData>({
  async load({ url, services: container }) {
    const providers = await container.get(services.SessionStore).socialProviders()
    return {
      back: safeReturnRoute(url.searchParams.get('redirect') ?? 'index'),
      providers: providers.ok ? providers.value : [],
      ...missingOf(providers),
    }
  },
  head: () => ({ title: texts.title, description: texts.intro }),
  shared: { fresh: 60, stale: 3600 },
  Component: RegisterPage,
})

function RegisterPage({ data: { back, providers } }: { readonly data: RegisterData }) {
  const login = back === '/' ? '/giris-yap' : `/giris-yap?redirect=${encodeURIComponent(back)}`
  const register = useService(accountRoom.register)
  const [told, setTold] = useState<Registered>()
  const { form, set, field, errorOf, submit, busy, refused } = useForm<Registration, keyof typeof labels, unknown>(
    emptyRegistration,
    {
      id: 'uye',
      labels,
      problems: registrationProblems,
      sentence: (name, typed) => (name === 'password' ? passwordSentence(labels.password, typed.password) : undefined),
      send: async (typed) => {
        const answer = await register(typed)
        if (!answer.ok) return answer
        // If the provider has verified the e-mail address, the account is active at once.
        if (answer.value.activationDue || !(await logIn())) setTold(answer.value)
        return answer
      },
      onSent: () => document.querySelector<HTMLElement>('#main')?.focus(),
    },
  )
  const { signUp, logIn } = useSocialSignUp(set)
  const { user } = useStream(useService(services.SessionStore).state)

  if (told === undefined && isMember(user))
    return (
      <div className={css.box}>
        <h1 className={css.title}>{texts.title}</h1>
        <p>{accountTexts.loggedIn(`${user.firstName} ${user.lastName}`)}</p>
        <ButtonLink href={back} full>
          {accountTexts.goOn}
        </ButtonLink>
      </div>
    )

  if (told !== undefined)
    return (
      <div className={css.box}>
        <h1 className={css.title}>{told.activationDue ? texts.sentTitle : texts.readyTitle}</h1>
        <Alert tone="success" announced>
          {told.message}
        </Alert>
        {told.activationDue && (
          <>
            <p>{texts.sentTo(form.email.trim())}</p>
            <ResendActivation
              username={form.email}
              password={form.password}
              onOpened={(message) => setTold({ message, activationDue: false })}
            />
            <Button variant="text" full onClick={() => setTold(undefined)}>
              {texts.correct}
            </Button>
          </>
        )}
        <ButtonLink href={login} full variant={told.activationDue ? 'secondary' : 'primary'}>
          {accountTexts.login}
        </ButtonLink>
      </div>
    )
  return (
    <div className={css.box}>
      <h1 className={css.title}>{texts.title}</h1>
      {signUp ? (
        <Alert tone="info" announced>
          {signUp.message}
        </Alert>
      ) : (
        <p className={css.note}>{texts.intro}</p>
      )}
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <div className={css.pair}>
          <TextField {...field('firstName')} mark={required} autoComplete="given-name" maxLength={60} />
          <TextField {...field('lastName')} mark={required} autoComplete="family-name" maxLength={60} />
        </div>
        <TextField {...field('email')} mark={required} type="email" autoComplete="email" />
        <TextField
          {...field('phone')}
          mark={optional}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hint={texts.phoneHint}
        />
        <TextField
          {...field('password')}
          mark={signUp ? optional : required}
          type="password"
          autoComplete="new-password"
          hint={signUp ? texts.passwordBySocial : accountTexts.passwordHint}
        />
        <Checkbox
          id="uye-agreement"
          label={
            <>
              <Link href="/sayfa/uyelik-sozlesmesi.html">{texts.agreementBefore}</Link>
              {texts.agreementAfter}
            </>
          }
          checked={form.agreement}
          error={errorOf('agreement')}
          onChange={(event) => set({ agreement: event.target.checked })}
        />
        <fieldset className={css.consents}>
          <legend>{texts.consents}</legend>
          <Checkbox
            label={texts.newsletter}
            checked={form.newsletter}
            onChange={(event) => set({ newsletter: event.target.checked })}
          />
          <Checkbox
            label={texts.insiderContactList}
            checked={form.insiderContactList}
            onChange={(event) => set({ insiderContactList: event.target.checked })}
          />
          <p className={css.note}>{texts.consentsNote}</p>
        </fieldset>
        <Button type="submit" full size="lg" loading={busy}>
          {texts.title}
        </Button>
      </form>
      {!signUp && <SocialButtons providers={providers} back={back} />}
      <p className={css.note}>
        {texts.disclosureBefore}
        <Link href="/sayfa/aydinlatma-metni.html">{texts.disclosure}</Link>
        {texts.disclosureAfter}
      </p>
      <p className={css.note}>
        {texts.haveAccount} <Link href={login}>{accountTexts.login}</Link>
      </p>
    </div>
  )
}
