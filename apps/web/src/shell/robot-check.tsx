import { solveProofOfWork } from '@market/browser'
import { Checkbox } from '@market/ui'
import { useState } from 'react'
import { services } from '../composition/tokens.ts'
import { useService } from '../composition/use-service.ts'
import { failureText } from './failure-text.ts'
import { shellTexts } from './texts.ts'

const texts = shellTexts.robotCheck

interface RobotCheckProps {
  readonly id: string
  readonly error?: string | undefined
  /** The solution, which is good for one sending; empty while there is none. */
  readonly onSolved: (solution: string) => void
}

/** “Robot değilim”: once ticked, the browser does the sum that the provider asks for. Give it a new `key` for a new one. */
export function RobotCheck({ id, error, onSolved }: RobotCheckProps) {
  const robots = useService(services.RobotCheckGateway)
  const session = useService(services.SessionStore)
  const [state, setState] = useState<'open' | 'working' | 'solved'>('open')
  const [failed, setFailed] = useState<string>()

  const solve = async () => {
    setState('working')
    setFailed(undefined)
    // The check is made for one session: it must be the one that sends the form.
    await session.start()
    const answer = await robots.challenge()
    if (!answer.ok || answer.value.kind !== 'proof-of-work') {
      setState('open')
      return setFailed(answer.ok ? texts.unavailable : failureText(answer.failure))
    }
    onSolved(await solveProofOfWork(answer.value, () => new Promise((resolve) => setTimeout(resolve))))
    setState('solved')
  }
  return (
    <Checkbox
      id={id}
      label={state === 'working' ? texts.working : state === 'solved' ? texts.solved : texts.label}
      checked={state !== 'open'}
      aria-busy={state === 'working'}
      error={failed ?? (state === 'open' ? error : undefined)}
      onChange={() => {
        if (state === 'open') void solve()
      }}
    />
  )
}
