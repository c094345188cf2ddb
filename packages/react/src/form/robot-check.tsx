import { showRecaptcha, solveProofOfWork } from '@market/browser'
import type { RobotChallenge } from '@market/domain/session'
import { Alert, Checkbox } from '@market/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { kitServices } from '../services/kit-services.ts'
import { useService } from '../services/use-service.ts'
import { failureText } from '../failure/failure-text.ts'
import { robotCheckTexts as texts } from './robot-check-texts.ts'

type Recaptcha = Extract<RobotChallenge, { readonly kind: 'recaptcha' }>

interface RobotCheckProps {
  readonly id: string
  readonly error?: string | undefined
  /** Called with a solution, which is valid for one request, and with an empty text when it is no longer valid. */
  readonly onSolved: (solution: string) => void
}

/**
 * “Robot değilim”: once ticked, the browser solves the API's proof of work, or shows the configured outside check,
 * whose script loads only then. A new `key` starts a new check.
 */
export function RobotCheck({ id, error, onSolved }: RobotCheckProps) {
  const robots = useService(kitServices.RobotCheckGateway)
  const session = useService(kitServices.SessionStore)
  const [state, setState] = useState<'open' | 'working' | 'solved'>('open')
  const [failed, setFailed] = useState<string>()
  const [widget, setWidget] = useState<Recaptcha>()
  const formOf = useEffectEvent(() => document.querySelector<HTMLInputElement>(`#${id}`)?.form)
  /** The form was submitted while the check was running; it is submitted again when the check is done. */
  const [pressed, setPressed] = useState(false)
  useEffect(() => {
    const form = formOf()
    if (state !== 'working' || !form) return undefined
    const press = () => setPressed(true)
    form.addEventListener('submit', press)
    return () => form.removeEventListener('submit', press)
  }, [state])
  useEffect(() => {
    if (state === 'working') return
    setPressed(false)
    if (state === 'solved' && pressed) formOf()?.requestSubmit()
  }, [state, pressed])

  const solve = async () => {
    setState('working')
    setFailed(undefined)
    // The check belongs to one session, which must be the one that sends the form.
    await session.start()
    const answer = await robots.challenge()
    if (!answer.ok) {
      setState('open')
      return setFailed(failureText(answer.failure))
    }
    if (answer.value.kind === 'recaptcha') return setWidget(answer.value)
    onSolved(await solveProofOfWork(answer.value, () => new Promise((resolve) => setTimeout(resolve))))
    setState('solved')
  }
  if (widget)
    return (
      <RecaptchaPlace
        {...{ id, widget }}
        error={state === 'solved' ? undefined : error}
        onSolved={(solution) => {
          setState(solution === '' ? 'working' : 'solved')
          onSolved(solution)
        }}
        onFailed={(reason) => {
          console.info(reason)
          setWidget(undefined)
          setState('open')
          setFailed(texts.unavailable)
        }}
      />
    )
  return (
    <Checkbox
      id={id}
      label={
        state === 'working' ? (pressed ? texts.sends : texts.working) : state === 'solved' ? texts.solved : texts.label
      }
      checked={state !== 'open'}
      aria-busy={state === 'working'}
      error={failed ?? (state === 'open' ? error : undefined)}
      onChange={() => {
        if (state === 'open') void solve()
      }}
    />
  )
}

interface RecaptchaPlaceProps {
  readonly error: string | undefined
  readonly id: string
  readonly widget: Recaptcha
  readonly onSolved: (solution: string) => void
  readonly onFailed: (reason: string) => void
}

/** The element in which the outside check renders itself, once. */
function RecaptchaPlace({ id, widget, error, onSolved, onFailed }: RecaptchaPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const solved = useEffectEvent(onSolved)
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    const element = place.current
    if (!element || element.childElementCount > 0) return
    // It replaces the ticked checkbox, which had the focus.
    element.parentElement?.focus({ preventScroll: true })
    const inner = element.appendChild(document.createElement('div'))
    showRecaptcha(inner, {
      ...widget,
      language: 'tr',
      onSolved: (solution) => solved(solution),
      onFailed: (reason) => failed(reason),
    })
  }, [widget])
  return (
    <div id={id} role="group" aria-label={texts.label} aria-describedby={`${id}-note`} tabIndex={-1}>
      <div id={`${id}-note`} aria-live="polite">
        {error && <Alert tone="error">{error}</Alert>}
      </div>
      <div ref={place} />
    </div>
  )
}
