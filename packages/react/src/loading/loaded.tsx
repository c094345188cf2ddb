import type { GatewayFailure, Result } from '@market/domain/kernel'
import { Alert, Button, Skeleton } from '@market/ui'
import type { ReactNode } from 'react'
import { failureText } from '../failure/failure-text.ts'
import { waiting } from './loaded.css.ts'
import { failureTexts } from '../failure/failure-texts.ts'

interface LoadedProps<Value> {
  /** Undefined while the request is running. */
  readonly answer: Result<Value, GatewayFailure> | undefined
  readonly reload: () => Promise<void>
  readonly children: (value: Value) => ReactNode
}

/** Shows an answer's content: a skeleton while it loads, a retry button after a failure. */
export function Loaded<Value>({ answer, reload, children }: LoadedProps<Value>) {
  if (!answer)
    return (
      <div aria-busy className={waiting}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    )
  return answer.ok ? children(answer.value) : <LoadFailed failure={answer.failure} reload={reload} />
}

interface LoadFailedProps {
  readonly failure: GatewayFailure
  readonly reload: () => Promise<unknown>
}

/** Says why something was not loaded, with a button that loads it again. */
export const LoadFailed = ({ failure, reload }: LoadFailedProps) => (
  <Alert tone="error" announced>
    {failureText(failure)}{' '}
    <Button variant="text" size="sm" onClick={() => void reload()}>
      {failureTexts.retry}
    </Button>
  </Alert>
)
