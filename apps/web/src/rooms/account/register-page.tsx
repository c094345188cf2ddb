import { emptyRegistration, type Registration, register, registrationProblems } from '@market/domain'
import { Alert, Button, ButtonLink, Checkbox, Link, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { definePage } from '../../routes/page.ts'
import { useForm } from '../../shell/form/use-form.ts'
import * as css from '../../shell/account/login.css.ts'
import { passwordSentence } from './password-sentence.ts'
import { accountTexts } from './texts.ts'

const { register: texts, fields: labels, required, optional } = accountTexts

/** `/uye-ol`. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, description: texts.intro }),
  shared: { fresh: 600, stale: 3600 },
  Component: RegisterPage,
})

function RegisterPage() {
  const memberships = useService(services.MembershipGateway)
  const [told, setTold] = useState<string>()
  const { form, set, field, errorOf, submit, busy, refused } = useForm<Registration, keyof typeof labels, unknown>(
    emptyRegistration,
    {
      id: 'uye',
      labels,
      problems: registrationProblems,
      sentence: (name, typed) => (name === 'password' ? passwordSentence(labels.password, typed.password) : undefined),
      send: async (typed) => {
        const answer = await register({ memberships })(typed)
        if (answer.ok) setTold(answer.value.message)
        return answer
      },
      onSent: () => document.querySelector<HTMLElement>('#main')?.focus(),
    },
  )

  if (told !== undefined)
    return (
      <div className={css.box}>
        <h1 className={css.title}>{texts.sentTitle}</h1>
        <Alert tone="success" announced>
          {told}
        </Alert>
        <ButtonLink href="/giris-yap" full>
          {accountTexts.login}
        </ButtonLink>
      </div>
    )
  return (
    <div className={css.box}>
      <h1 className={css.title}>{texts.title}</h1>
      <p className={css.note}>{texts.intro}</p>
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
          mark={required}
          type="password"
          autoComplete="new-password"
          hint={accountTexts.passwordHint}
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
      <p className={css.note}>
        {texts.disclosureBefore}
        <Link href="/sayfa/aydinlatma-metni.html">{texts.disclosure}</Link>
        {texts.disclosureAfter}
      </p>
      <p className={css.note}>
        {texts.haveAccount} <Link href="/giris-yap">{accountTexts.login}</Link>
      </p>
    </div>
  )
}
