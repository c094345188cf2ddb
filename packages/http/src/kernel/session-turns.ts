import { pause } from './pause.ts'

/**
 * How long a login or logout waits for running calls, in ms, so that a slow one such as an upload does not delay it.
 */
const patienceMs = 1_000

/**
 * Separates a login or logout from the calls of the session that it ends, because those would be refused. It waits for
 * running calls; calls made meanwhile wait for it and use the new session.
 */
export function sessionTurns(): { take<Value>(replaces: boolean, ask: () => Promise<Value>): Promise<Value> } {
  const underWay = new Set<Promise<unknown>>()
  let replaced: Promise<void> | undefined

  const begin = <Value>(ask: () => Promise<Value>): Promise<Value> => {
    const answer = ask()
    const over = () => void underWay.delete(settled)
    const settled: Promise<void> = answer.then(over, over)
    underWay.add(settled)
    return answer
  }
  const replace = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
    await Promise.race([Promise.all(underWay), pause(patienceMs)])
    return ask()
  }
  return {
    take(replaces, ask) {
      const before = replaced
      if (!replaces) return before ? before.then(() => begin(ask)) : begin(ask)
      const answer = before ? before.then(() => replace(ask)) : replace(ask)
      // The caller stores the new token in microtasks after the response, so wait for the next task.
      const kept = answer.then(
        () => pause(0),
        () => undefined,
      )
      replaced = kept
      const over = () => {
        if (replaced === kept) replaced = undefined
      }
      void kept.then(over)
      return answer
    },
  }
}
