import type { Access, GuestMembership } from '@market/domain/session'
import { useForm, useService } from '@market/react'
import { Alert, Button, Checkbox, Link } from '@market/ui'
import { services } from '../../../composition/tokens.ts'
import * as css from '../../../shared/account/login.css.ts'
import { useFinishLogin } from '../../../shared/account/use-finish-login.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.completed.join

interface GuestMembershipFormProps {
  readonly email: string
  readonly onJoined: () => void
}

/**
 * A form that makes the guest a member by one click: the e-mail address is verified, and name and address come from the
 * order.
 */
export function GuestMembershipForm({ email, onJoined }: GuestMembershipFormProps) {
  const session = useService(services.SessionStore)
  const finish = useFinishLogin()
  const { form, set, errorOf, submit, busy, refused } = useForm<GuestMembership, 'agreement', Access>(
    { agreement: false, newsletter: false, insiderContactList: false },
    {
      id: 'misafir-uye',
      labels: { agreement: texts.agreementLabel },
      problems: ({ agreement }) => (agreement ? [] : [{ field: 'agreement', problem: 'required' }]),
      send: session.joinAsGuest,
      onSent: (access) => void finish(access, onJoined),
    },
  )
  return (
    <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.text(email)}</p>
      {refused && (
        <Alert tone="error" announced>
          {refused} <Link href="/giris-yap?redirect=my-siparisler">{texts.login}</Link>
        </Alert>
      )}
      <Checkbox
        id="misafir-uye-agreement"
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
      </fieldset>
      <p className={css.note}>
        {texts.disclosureBefore}
        <Link href="/sayfa/aydinlatma-metni.html">{texts.disclosure}</Link>
        {texts.disclosureAfter}
      </p>
      <div>
        <Button type="submit" loading={busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
