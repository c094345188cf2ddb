import { type AttemptKeys, attemptKeys } from '@market/domain/kernel'
import { useState } from 'react'

/** The idempotency keys under which a component sends its writes. */
export function useAttemptKeys(): AttemptKeys {
  const [keys] = useState(() => attemptKeys(() => crypto.randomUUID()))
  return keys
}
