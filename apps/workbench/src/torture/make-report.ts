import { busyWith } from '@market/api/demand'
import { NotTried } from '@market/api/not-tried'

export interface Row {
  readonly mark: '✓' | '✗' | '–'
  readonly name: string
  /** Fraction of the promised rounds that is run; 1 is all of them. */
  readonly share: number
  readonly rounds: number
  readonly seconds: number
  readonly seen: string
}

/** Runs trials one after the other. A failing trial gets its row, and the next one runs. */
export interface Report {
  readonly rows: readonly Row[]
  try(name: string, rounds: number, run: (rounds: number) => Promise<string>): Promise<void>
  /** Reports an error outside every promise that a trial awaits; it fails the running trial. */
  surprise(error: unknown): void
}

/** `share` is the fraction of each promise to test; a trial longer than `patienceMs` counts as hanging. */
export function makeReport(share: number, patienceMs: number, told: (row: Row) => void): Report {
  const rows: Row[] = []
  let breaking: ((error: unknown) => void) | undefined
  return {
    rows,
    async try(name, rounds, run) {
      const began = performance.now()
      const broken = Promise.withResolvers<never>()
      breaking = broken.reject
      // The timer also keeps the process alive while a trial waits for an event that never occurs.
      const end = setTimeout(
        () => broken.reject(new Error(`not ended after ${Math.round(patienceMs / 60_000)} minutes`)),
        patienceMs,
      )
      const [mark, seen] = await Promise.race([(async () => run(rounds))(), broken.promise]).then(
        (text) => ['✓', text] as const,
        outcomeOf,
      )
      clearTimeout(end)
      breaking = undefined
      const row = { mark, name, share, rounds, seconds: Math.round((performance.now() - began) / 1000), seen }
      rows.push(row)
      told(row)
    },
    surprise: (error) => {
      if (breaking) breaking(error)
      else rows.push({ mark: '✗', name: 'between trials', share, rounds: 0, seconds: 0, seen: sentenceOf(error) })
    },
  }
}

function outcomeOf(error: unknown): readonly ['✗' | '–', string] {
  const sentence = sentenceOf(error)
  if (error instanceof NotTried) return ['–', `not tried, because ${sentence}`]
  // A connection timeout counts as a failure only if the machine was not busy, since the trial waits no longer for a
  // connection than a call does.
  const busy = /connection timeout|trying to connect/.test(sentence) ? busyWith() : undefined
  return busy === undefined ? ['✗', sentence] : ['–', `not tried, because ${busy}: ${sentence}`]
}

/** An error with its cause: "fetch failed" alone says nothing. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  const told = cause instanceof Error && !message.includes(cause.message) ? `${message}: ${sentenceOf(cause)}` : message
  const where = error instanceof TypeError ? (/at .*\/src\/.*/.exec(error.stack ?? '')?.[0] ?? '') : ''
  return `${told} ${where}`.trim()
}
