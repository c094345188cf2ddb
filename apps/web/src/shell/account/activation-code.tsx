import { activateByCode, type Told } from '@market/domain'
import { Alert, Button, ButtonLink, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useForm } from '../form/use-form.ts'
import * as css from './login.css.ts'
import { loginTexts } from './login-texts.ts'

const texts = loginTexts.code

/** The code of the activation's mail, for whoever cannot press its link. */
export function ActivationCode({ id }: { readonly id: string }) {
  const memberships = useService(services.MembershipGateway)
  const [done, setDone] = useState<string>()
  const { field, submit, busy, refused } = useForm(
    { code: '' },
    {
      id,
      labels: { code: texts.label },
      problems: ({ code }) => (code.trim() === '' ? [{ field: 'code', problem: 'required' }] : []),
      send: ({ code }) => activateByCode({ memberships })(code),
      onSent: ({ message }: Told) => setDone(message),
    },
  )
  if (done !== undefined)
    return (
      <>
        <Alert tone="success" announced>
          {done}
        </Alert>
        <ButtonLink href="/giris-yap" full>
          {loginTexts.title}
        </ButtonLink>
      </>
    )
  return (
    <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField
        {...field('code')}
        mark={loginTexts.required}
        hint={texts.hint}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" full loading={busy}>
        {texts.send}
      </Button>
    </form>
  )
}
