import { postSecondStepProof, postSecondStepSetup } from '@market/contract/counter'
import { formProblems } from '@market/domain/validation'
import { CodeForm, CopyButton, LatePart, useForm, useService } from '@market/react'
import { Alert, Button, ButtonLink, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../desk/services.ts'
import { useMe } from '../desk/use-desk.ts'
import { saveFile } from '../parts/save-file.ts'
import * as parts from '../parts/parts.css.ts'
import * as css from './people.css.ts'

const bringQr = async () => (await import('./qr-code.tsx')).QrCode

type Step =
  | { readonly at: 'password' }
  | { readonly at: 'proof'; readonly key: string; readonly uri: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

/** Sets the second step up: password, QR code with the app's first code, recovery codes. */
export function SecondStepSetup({ onDone }: { readonly onDone: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'password' })
  const client = useService(services.DeskClient)
  const desk = useService(services.DeskStore)
  const me = useMe()
  if (step.at === 'password') return <AskPassword onKey={(key) => setStep({ at: 'proof', ...key })} />
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onKept={onDone} />
  return (
    <CodeForm<readonly string[]>
      id="ikinci-adim"
      className={css.form}
      kind="app"
      label="Uygulamadaki 6 haneli kod"
      wrong="Kod 6 rakamdan oluşur."
      send={async (code) => {
        const answer = await client.send(postSecondStepProof, { body: { code } }, { quiet: true })
        return answer.ok ? { ok: true, value: answer.value.recovery_codes } : answer
      }}
      onSent={(codes) => {
        desk.signIn({ ...me, second_step: { on: true, passed: true } })
        setStep({ at: 'codes', codes })
      }}
      confirm="Doğrula ve aç"
    >
      <p>Google Authenticator, Microsoft Authenticator gibi bir doğrulama uygulamasıyla bu kodu okutun.</p>
      <LatePart
        bring={bringQr}
        props={{ text: step.uri, label: 'Doğrulama uygulamasına okutulacak karekod' }}
        onFailed={() => undefined}
      />
      <p>
        Okutamıyorsanız şu anahtarı uygulamaya yazın:{' '}
        <b className={css.secret}>{step.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</b>
      </p>
      <div className={parts.row}>
        <CopyButton what="Anahtar" text={step.key} />
        <ButtonLink href={step.uri} variant="text" size="sm">
          Bu telefondaki uygulamada aç
        </ButtonLink>
      </div>
    </CodeForm>
  )
}

function AskPassword({ onKey }: { readonly onKey: (key: { key: string; uri: string }) => void }) {
  const client = useService(services.DeskClient)
  const { field, submit, busy, refused } = useForm(
    { password: '' },
    {
      id: 'kurulum',
      labels: { password: 'Şifre' },
      problems: (form) => formProblems(form, [['password', { untrimmed: true }]]),
      send: ({ password }) => client.send(postSecondStepSetup, { body: { password } }, { quiet: true }),
      onSent: onKey,
    },
  )
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>
        Siparişlerle ve müşteri bilgileriyle çalışmak için şifrenizin yanında telefonunuzdaki uygulamanın kodu da
        gerekir. Kurulum bir dakika sürer.
      </p>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField {...field('password')} type="password" autoComplete="current-password" mark="zorunlu" />
      <Button type="submit" loading={busy}>
        Devam et
      </Button>
    </form>
  )
}

function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const written = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
  const text = written.join('\n')
  return (
    <div className={css.form}>
      <h3>Kurtarma kodlarınız</h3>
      <p>
        Telefonunuzu kaybederseniz bu kodlarla giriş yaparsınız; her biri bir kez geçerlidir. Kodları bir daha
        göstermeyeceğiz: şimdi indirin ya da güvenli bir yere yazın.
      </p>
      <ul className={css.codes} aria-label="Kurtarma kodlarınız">
        {written.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={parts.row}>
        <Button
          variant="secondary"
          size="sm"
          icon="download"
          onClick={() => saveFile('kurtarma-kodlari.txt', `${text}\n`, 'text/plain')}
        >
          Kodları indir
        </Button>
        <CopyButton what="Kurtarma kodları" text={text} />
      </div>
      <Button onClick={onKept}>Kodlarımı kaydettim</Button>
    </div>
  )
}
