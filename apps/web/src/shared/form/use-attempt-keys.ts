import { type AttemptKeys, attemptKeys } from '@market/domain/kernel'
import { useState } from 'react'

/** The keys under which a part of the page sends its writes. */
export function useAttemptKeys(): AttemptKeys {
  const [keys] = useState(() => attemptKeys(() => crypto.randomUUID()))
  return keys
}
