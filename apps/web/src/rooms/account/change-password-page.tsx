import { changePasswordProblems, newPasswordProblems } from '@market/domain/account'
import { Loaded, useForm, useLoaded, useService } from '@market/react'
import { Alert, Button, Panel, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { accountRoom } from './bind.ts'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import { ReminderForm } from '../../shared/account/reminder-form.tsx'
import * as css from './account.css.ts'
import { OtherSessions } from './other-sessions.tsx'
import { passwordSentence } from './password-sentence.ts'
import { PasskeyPanel } from './passkeys/passkey-panel.tsx'
import { SecondStepPanel } from './second-step/second-step-panel.tsx'
import { accountTexts } from './texts.ts'

const texts = accountTexts.change
const labels = {
  current: texts.current,
  password: accountTexts.recover.password,
  repeated: accountTexts.recover.repeated,
}
const empty = { current: '', password: '', repeated: '' }

/** `/my/sifre-degistir` */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: ChangePasswordPage,
})

function ChangePasswordPage() {
  return (
    <AccountFrame title={texts.title} route="my-sifre-degistir">
      {() => <Security />}
    </AccountFrame>
  )
}

/**
 * The form to change the password, and the panels below it once it is known whether there is one. A member who only
 * logs in with another provider has no password; a mailed link sets the first one.
 */
function Security() {
  const profiles = useService(services.ProfileGateway)
  const { answer, reload } = useLoaded(() => profiles.read())
  const [done, setDone] = useState<string>()
  return (
    <>
      <Loaded answer={answer} reload={reload}>
        {({ hasPassword, email }) => (
          <>
            <Panel>
              {done !== undefined && (
                <Alert tone="success" announced>
                  {done}
                </Alert>
              )}
              {hasPassword ? (
                <ChangeForm key={done} onDone={setDone} />
              ) : (
                <div className={css.narrow}>
                  <p>{texts.none}</p>
                  <ReminderForm id="ilk-sifre" known={email} intro={texts.first} />
                </div>
              )}
            </Panel>
            <PasskeyPanel hasPassword={hasPassword} />
            <SecondStepPanel hasPassword={hasPassword} />
          </>
        )}
      </Loaded>
      {answer && <OtherSessions />}
    </>
  )
}

function ChangeForm({ onDone }: { readonly onDone: (message: string) => void }) {
  const changePassword = useService(accountRoom.changePassword)
  const { field, submit, busy, refused } = useForm(empty, {
    id: 'sifre',
    labels,
    problems: changePasswordProblems,
    sentence: (name, form) => {
      if (name === 'repeated') return accountTexts.recover.differ
      const weak = newPasswordProblems(form).some((problem) => problem.field === 'password')
      return name === 'password' && !weak ? texts.same : passwordSentence(labels.password, form.password)
    },
    send: changePassword,
    onSent: ({ message }: { readonly message: string }) => onDone(message),
  })
  return (
    <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField {...field('current')} mark={accountTexts.required} type="password" autoComplete="current-password" />
      <TextField
        {...field('password')}
        mark={accountTexts.required}
        type="password"
        autoComplete="new-password"
        hint={accountTexts.passwordHint}
      />
      <TextField {...field('repeated')} mark={accountTexts.required} type="password" autoComplete="new-password" />
      <p className={css.note}>{texts.note}</p>
      <Button type="submit" loading={busy}>
        {texts.title}
      </Button>
    </form>
  )
}
