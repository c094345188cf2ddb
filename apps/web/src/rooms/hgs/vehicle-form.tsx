import { findAccount, type HgsAccount, type HgsVehicle, normalizeVehicle, vehicleProblems } from '@market/domain'
import { Alert, Button, Panel, Radio, TextField } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useForm } from '../../shell/form/use-form.ts'
import * as css from './hgs.css.ts'
import { hgsTexts } from './texts.ts'

const texts = hgsTexts.vehicle
const ways = ['plate', 'vin'] as const

interface Typed {
  readonly by: HgsVehicle['by']
  readonly vehicle: string
}
const vehicleOf = ({ by, vehicle }: Typed): HgsVehicle => normalizeVehicle({ by, text: vehicle })

/** Asks for the vehicle and looks its account up. */
export function VehicleForm({ onFound }: { readonly onFound: (account: HgsAccount) => void }) {
  const tolls = useService(services.HgsGateway)
  const session = useService(services.SessionStore)
  const { form, set, field, submit, busy, refused } = useForm<Typed, 'vehicle', HgsAccount>(
    { by: 'plate', vehicle: '' },
    {
      id: 'hgs',
      labels: { vehicle: hgsTexts.remittance.labels.vehicle },
      problems: (typed) => vehicleProblems(vehicleOf(typed)),
      send: async (typed) => {
        await session.start()
        return findAccount({ tolls })(vehicleOf(typed))
      },
      onSent: onFound,
    },
  )
  return (
    <Panel title={texts.title} icon="car">
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        {refused && (
          <Alert tone="error" announced>
            {refused}
          </Alert>
        )}
        <fieldset className={css.group}>
          <legend>{texts.by}</legend>
          <div className={css.choices}>
            {ways.map((by) => (
              <Radio key={by} name="by" label={texts[by]} checked={form.by === by} onChange={() => set({ by })} />
            ))}
          </div>
        </fieldset>
        <TextField
          {...field('vehicle')}
          label={texts.labels[form.by]}
          mark={hgsTexts.required}
          hint={texts.hints[form.by]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
        />
        <Button type="submit" icon="search" loading={busy} className={css.send}>
          {texts.find}
        </Button>
      </form>
    </Panel>
  )
}
