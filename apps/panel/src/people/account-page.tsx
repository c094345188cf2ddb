import { deleteDeskSession, putDeskSession } from '@market/contract/counter'
import { useService } from '@market/react'
import { Button, Checkbox, Panel, Radio } from '@market/ui'
import { useState } from 'react'
import { services } from '../desk/services.ts'
import { useMe, useWrite } from '../desk/use-desk.ts'
import { lettersOn, setLettersOn } from '../desk/keys.ts'
import { PageHead } from '../parts/page-head.tsx'
import { chosenScheme, chooseScheme, type Scheme } from '../look/scheme.ts'
import { WriteFailure } from '../parts/answer.tsx'
import { Facts } from '../parts/facts.tsx'
import { roleName } from '../parts/names.ts'
import { personName } from '../parts/person.ts'
import * as css from '../parts/parts.css.ts'
import { SecondStepSetup } from './second-step-setup.tsx'

const schemes: readonly (readonly [Scheme, string])[] = [
  ['', 'Cihazın ayarı'],
  ['light', 'Açık'],
  ['dark', 'Koyu'],
]

/** Person, second step, memberships, appearance and sign-out. */
export function Component() {
  const me = useMe()
  const desk = useService(services.DeskStore)
  const client = useService(services.DeskClient)
  const { write, busy, failure } = useWrite()
  const [setsUp, setSetsUp] = useState(false)
  const [scheme, setScheme] = useState(chosenScheme)
  const [letters, setLetters] = useState(lettersOn)
  const signOut = async () => {
    await write(async () => {
      const left = await client.send(deleteDeskSession, {}, { quiet: true })
      // Without an answer the session goes on, and the page must not say otherwise.
      if (left.ok || left.failure.kind === 'unauthorized') desk.signOut()
      return left
    })
  }
  const change = async (membership_id: string) => {
    const next = await write(() => client.send(putDeskSession, { body: { membership_id } }))
    if (next) location.assign('/')
  }
  return (
    <>
      <PageHead
        title="Hesabım"
        actions={
          <Button
            variant="secondary"
            size="sm"
            className={css.quiet}
            icon="sign-out"
            loading={busy}
            onClick={() => void signOut()}
          >
            Çıkış yap
          </Button>
        }
      />
      <div className={css.column}>
        <WriteFailure of={failure} />
        <Panel title="Kişi">
          <Facts
            of={[
              ['Ad soyad', personName(me.person)],
              ['E-posta', me.person?.email],
              ['Rol', [roleName(me.role), me.shop?.name].filter(Boolean).join(', ')],
            ]}
          />
        </Panel>
        <Panel title="İki adımlı doğrulama">
          {me.second_step.on && !setsUp ? (
            <p>Açık. Girişte şifrenizden sonra doğrulama uygulamanızdaki kod sorulur.</p>
          ) : setsUp ? (
            <SecondStepSetup onDone={() => setSetsUp(false)} />
          ) : (
            <div className={css.stack}>
              <p>Kapalı. Sipariş onaylamak gibi her işlem için ikinci adım gerekir.</p>
              <div>
                <Button size="sm" icon="shield-check" onClick={() => setSetsUp(true)}>
                  Şimdi kur
                </Button>
              </div>
            </div>
          )}
        </Panel>
        {me.memberships.length > 1 && (
          <Panel title="Üyelikleriniz">
            <ul className={css.stack}>
              {me.memberships.map(({ id, role, shop, own }) => (
                <li key={id} className={css.row}>
                  <span>{`${shop ?? 'Güvercin'}, ${roleName(role)}`}</span>
                  {own ? (
                    <span className={css.muted}>şimdi bunda çalışıyorsunuz</span>
                  ) : (
                    <Button variant="text" size="sm" onClick={() => void change(id)}>
                      Buna geç
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <Panel title="Görünüm ve klavye">
          <fieldset>
            <legend className={css.small}>Renkler</legend>
            {schemes.map(([value, label]) => (
              <Radio
                key={value}
                name="renkler"
                label={label}
                checked={scheme === value}
                onChange={() => {
                  chooseScheme(value)
                  setScheme(value)
                }}
              />
            ))}
          </fieldset>
          <Checkbox
            label="Tek harfli kısayollar çalışsın"
            checked={letters}
            onChange={() => {
              setLettersOn(!letters)
              setLetters(!letters)
            }}
          />
        </Panel>
      </div>
    </>
  )
}
