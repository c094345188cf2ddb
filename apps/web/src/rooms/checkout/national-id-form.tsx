import { setNationalId } from '@market/domain'
import { Button, Panel, TextField } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../../shell/failure-text.ts'
import * as css from './checkout.css.ts'
import { checkoutTexts } from './texts.ts'

const texts = checkoutTexts.nationalId

/** Asks for the national ID where the cart needs one and no address has it (rules.md K4). */
export function NationalIdForm({ onKept }: { readonly onKept: () => void }) {
  const identities = useService(services.IdentityGateway)
  const [tc, setTc] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const answer = await setNationalId({ identities })(tc)
    setBusy(false)
    if (answer.ok) return onKept()
    const { failure } = answer
    const [found] = failure.kind === 'invalid' ? failure.problems : []
    setProblem(
      failure.kind === 'invalid'
        ? checkoutTexts.problem(texts.label, found?.problem ?? 'invalid')
        : failureText(failure),
    )
    document.querySelector<HTMLElement>('#national-id')?.focus()
  }
  return (
    <Panel title={texts.title} icon="identification-card">
      <p className={css.note}>{texts.note}</p>
      <form className={css.codeRow} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          id="national-id"
          label={texts.label}
          mark={checkoutTexts.required}
          name="tc"
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          value={tc}
          error={problem}
          onChange={(event) => setTc(event.target.value)}
        />
        <Button type="submit" variant="secondary" loading={busy}>
          {texts.save}
        </Button>
      </form>
    </Panel>
  )
}
