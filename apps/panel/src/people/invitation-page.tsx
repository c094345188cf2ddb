import { getInvitation, type MeWire, postInvitation } from '@market/contract/counter'
import { secondStepTicket, secondStepKind } from '@market/domain/session'
import { formProblems, isNewPassword } from '@market/domain/validation'
import { failureText, useForm, useService, useStream } from '@market/react'
import { Alert, Button, ButtonLink, Skeleton, TextField } from '@market/ui'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { services } from '../desk/services.ts'
import { useCall } from '../desk/use-desk.ts'
import { roleName } from '../parts/names.ts'
import { DoorPage } from './door-page.tsx'
import * as css from './people.css.ts'

/** `/davet/TOKEN`: a new account takes names and a password, an existing one proves itself. */
export function Component() {
  const { token = '' } = useParams()
  const { data, failure } = useCall(getInvitation, { params: { token } })
  const { me } = useStream(useService(services.DeskStore).state)
  if (failure)
    return (
      <DoorPage title="Davet açılamadı">
        <p>
          {failure.kind === 'not-found'
            ? 'Bu davet kullanılmış ya da 72 saatlik süresi dolmuş. Sizi davet eden kişiden yenisini isteyin.'
            : failureText(failure)}
        </p>
        <ButtonLink href="/giris">Giriş sayfasına git</ButtonLink>
      </DoorPage>
    )
  return (
    <DoorPage title={data?.shop ? `${data.shop} ekibine katılın` : 'Davetinizi kabul edin'}>
      {data ? (
        <>
          <p>
            {data.email} adresi <b>{roleName(data.role)}</b> rolüyle davet edildi.
          </p>
          {me?.person && me.person.email !== data.email && (
            <Alert tone="warning">
              {`Bu tarayıcıda ${me.person.email} oturumu açık. Daveti kabul ederseniz o oturum kapanır.`}
            </Alert>
          )}
          <AcceptForm token={token} isNew={data.account === 'new'} email={data.email} />
        </>
      ) : (
        <Skeleton />
      )}
    </DoorPage>
  )
}

interface AcceptFormProps {
  readonly token: string
  readonly isNew: boolean
  readonly email: string
}
interface Typed {
  readonly first_name: string
  readonly last_name: string
  readonly password: string
  readonly code: string
}

function AcceptForm({ token, isNew, email }: AcceptFormProps) {
  const client = useService(services.DeskClient)
  const desk = useService(services.DeskStore)
  const navigate = useNavigate()
  const [asksCode, setAsksCode] = useState(false)
  const { field, submit, busy, refused } = useForm<Typed, keyof Typed, MeWire | undefined>(
    { first_name: '', last_name: '', password: '', code: '' },
    {
      id: 'davet',
      labels: {
        first_name: 'Ad',
        last_name: 'Soyad',
        password: isNew ? 'Yeni şifre' : 'Hesabınızın şifresi',
        code: 'Doğrulama kodu',
      },
      problems: (form) =>
        formProblems(form, [
          ['first_name', { optional: !isNew }],
          ['last_name', { optional: !isNew }],
          ['password', { untrimmed: true, ...(isNew && { valid: isNewPassword }) }],
          ['code', { optional: !asksCode, valid: (code) => secondStepKind(code) !== undefined }],
        ]),
      sentence: (name) =>
        name === 'password' ? 'Şifre en az 8 karakter olmalı; büyük harf, küçük harf ve rakam içermeli.' : undefined,
      async send({ first_name, last_name, password, code }) {
        const body = { password, ...(isNew && { first_name, last_name }), ...(asksCode && { code }) }
        const answer = await client.send(postInvitation, { params: { token }, body }, { quiet: true })
        const wantsCode =
          !answer.ok && !asksCode && (secondStepTicket(answer.failure) !== undefined || codeOf(answer.failure) === 5060)
        return wantsCode ? { ok: true, value: undefined } : answer
      },
      onSent(me) {
        if (!me) return setAsksCode(true)
        desk.signIn(me)
        void navigate('/', { replace: true })
      },
    },
  )
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      {/* Password managers store the password under this address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {isNew && (
        <>
          <TextField {...field('first_name')} autoComplete="given-name" mark="zorunlu" maxLength={60} />
          <TextField {...field('last_name')} autoComplete="family-name" mark="zorunlu" maxLength={60} />
        </>
      )}
      <TextField
        {...field('password')}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        mark="zorunlu"
      />
      {asksCode && (
        <TextField
          {...field('code')}
          autoComplete="one-time-code"
          mark="zorunlu"
          hint="Uygulamanızdaki 6 haneli kod ya da bir kurtarma kodu"
        />
      )}
      <Button type="submit" loading={busy}>
        Kabul et ve gir
      </Button>
    </form>
  )
}

const codeOf = (failure: { readonly kind: string; readonly code?: number }) => failure.code
