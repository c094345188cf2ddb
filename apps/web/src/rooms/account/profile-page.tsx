import { type Profile, profileProblems } from '@market/domain/account'
import { Loaded, useForm, useLoaded, useService } from '@market/react'
import { Alert, Button, Checkbox, Panel, TextField } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { accountRoom } from './bind.ts'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import * as css from './account.css.ts'
import { EmailForm } from './profile/email-form.tsx'
import { PhoneForm } from './profile/phone-form.tsx'
import { PhoneProof } from './profile/phone-proof.tsx'
import { PrivacyPanel } from './privacy/privacy-panel.tsx'
import { accountTexts } from './texts.ts'

const { profile: texts, fields, register } = accountTexts
const labels = { firstName: fields.firstName, lastName: fields.lastName }

/** `/my/bilgi` */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <AccountFrame title={texts.title} route="my-bilgi">
      {() => <ProfileForms />}
    </AccountFrame>
  ),
})

function ProfileForms() {
  const profiles = useService(services.ProfileGateway)
  const { answer, setAnswer, reload } = useLoaded(() => profiles.read())
  const keep = (value: Profile) => setAnswer({ ok: true, value })
  return (
    <Loaded answer={answer} reload={reload}>
      {(profile) => (
        <>
          <PersonalForm profile={profile} onSaved={keep} />
          <EmailForm key={profile.email} profile={profile} onChanged={keep} />
          <PhoneForm profile={profile} onSaved={keep}>
            {profile.phone !== null && <PhoneProof key={profile.phone} profile={profile} onProven={keep} />}
          </PhoneForm>
          <PrivacyPanel hasPassword={profile.hasPassword} />
        </>
      )}
    </Loaded>
  )
}

interface FormProps {
  readonly profile: Profile
  readonly onSaved: (profile: Profile) => void
}

function PersonalForm({ profile, onSaved }: FormProps) {
  const saveProfile = useService(accountRoom.saveProfile)
  const session = useService(services.SessionStore)
  const notices = useService(services.NoticeStore)
  const { form, set, field, submit, busy, refused } = useForm(profile, {
    id: 'bilgi',
    labels,
    problems: profileProblems,
    send: saveProfile,
    onSent: async (saved: Profile) => {
      onSaved(saved)
      // Shows the names as they were stored; every contract will use them from now on.
      set(saved)
      notices.toast({ type: 'success', text: texts.saved })
      await session.renew()
    },
  })
  return (
    <Panel title={texts.personal} icon="user">
      <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {refused && (
          <Alert tone="error" announced>
            {refused}
          </Alert>
        )}
        <div className={css.pair}>
          <TextField {...field('firstName')} mark={accountTexts.required} autoComplete="given-name" maxLength={60} />
          <TextField {...field('lastName')} mark={accountTexts.required} autoComplete="family-name" maxLength={60} />
        </div>
        <Checkbox
          label={register.newsletter}
          checked={form.newsletter}
          onChange={(event) => set({ newsletter: event.target.checked })}
        />
        <Checkbox
          label={register.insiderContactList}
          checked={form.insiderContactList}
          onChange={(event) => set({ insiderContactList: event.target.checked })}
        />
        <Button type="submit" loading={busy}>
          {texts.save}
        </Button>
      </form>
    </Panel>
  )
}
