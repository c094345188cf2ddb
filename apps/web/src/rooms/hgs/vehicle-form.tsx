import { type HgsAccount, type HgsVehicle, normalizeVehicle, vehicleProblems } from '@market/domain/hgs'
import { useForm, useService } from '@market/react'
import { Alert, Button, Panel, Radio, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { hgsRoom } from './bind.ts'
import * as css from './hgs.css.ts'
import { hgsTexts } from './texts.ts'

const texts = hgsTexts.vehicle
const ways = ['plate', 'vin'] as const

interface Typed {
  readonly vehicle: string
}

/** A form for the vehicle that looks up its toll account. */
export function VehicleForm({ onFound }: { readonly onFound: (account: HgsAccount) => void }) {
  const findAccount = useService(hgsRoom.findAccount)
  const session = useService(services.SessionStore)
  const [by, setBy] = useState<HgsVehicle['by']>('plate')
  const vehicleOf = ({ vehicle }: Typed): HgsVehicle => normalizeVehicle({ by, text: vehicle })
  const { field, submit, busy, refused } = useForm<Typed, 'vehicle', HgsAccount>(
    { vehicle: '' },
    {
      id: 'hgs',
      labels: { vehicle: texts.labels[by] },
      problems: (typed) => vehicleProblems(vehicleOf(typed)),
      send: async (typed) => {
        await session.start()
        return findAccount(vehicleOf(typed))
      },
      onSent: onFound,
    },
  )
  return (
    <Panel title={texts.title} icon="car">
      <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {refused && (
          <Alert tone="error" announced>
            {refused}
          </Alert>
        )}
        <fieldset className={css.group}>
          <legend>{texts.by}</legend>
          <div className={css.choices}>
            {ways.map((way) => (
              <Radio key={way} name="by" label={texts[way]} checked={way === by} onChange={() => setBy(way)} />
            ))}
          </div>
        </fieldset>
        <TextField
          {...field('vehicle')}
          mark={hgsTexts.required}
          hint={texts.hints[by]}
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
