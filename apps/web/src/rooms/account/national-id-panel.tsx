import { isNationalId, setNationalId } from '@market/domain'
import { Alert, Button, Panel, TextField } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { addressTexts } from '../../shell/address/texts.ts'
import { useForm } from '../../shell/form/use-form.ts'
import * as css from './account.css.ts'
import { accountTexts } from './texts.ts'

const texts = accountTexts.addresses
const labels = { tc: addressTexts.fields.tc }

/** The national ID that some orders need by law, kept once for all of them. It is never shown again. */
export function NationalIdPanel({ kept, onKept }: { readonly kept: boolean; readonly onKept: () => void }) {
  const identities = useService(services.IdentityGateway)
  const { field, set, submit, busy, refused } = useForm(
    { tc: '' },
    {
      id: 'kimlik',
      labels,
      problems: ({ tc }) => {
        if (tc.trim() === '') return [{ field: 'tc', problem: 'required' }]
        return isNationalId(tc.trim()) ? [] : [{ field: 'tc', problem: 'invalid' }]
      },
      send: ({ tc }) => setNationalId({ identities })(tc),
      onSent: () => {
        set({ tc: '' })
        onKept()
      },
    },
  )
  return (
    <Panel title={texts.tcTitle} icon="identification-card">
      <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <p className={css.note}>{kept ? texts.tcKept : texts.tcNote}</p>
        {refused && (
          <Alert tone="error" announced>
            {refused}
          </Alert>
        )}
        <TextField
          {...field('tc')}
          mark={accountTexts.required}
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
        />
        <Button type="submit" variant="secondary" loading={busy}>
          {texts.tcSave}
        </Button>
      </form>
    </Panel>
  )
}
