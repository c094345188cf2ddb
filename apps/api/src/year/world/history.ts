import { createHash } from 'node:crypto'

/** A line that a person would tell. */
export interface Told {
  readonly at: number
  readonly who: string
  readonly text: string
}

/** The events of a year. Every answer is part of the hash, and the actions of people are the story. */
export interface History {
  /** Counts an event: a call with its answer, a job, a notice of the bank. */
  event(at: number, who: string, what: string, answer: string): void
  tell(at: number, who: string, text: string): void
  events(): number
  story(): readonly Told[]
  /** Over all events so far. */
  hash(): string
}

export function makeHistory(log?: (line: string) => void): History {
  const hash = createHash('sha256')
  const story: Told[] = []
  let events = 0
  return {
    event(at, who, what, answer) {
      const line = `${new Date(at).toISOString()} ${who} ${what} ${answer}\n`
      hash.update(line)
      log?.(line)
      events += 1
    },
    tell: (at, who, text) => void story.push({ at, who, text }),
    events: () => events,
    story: () => story,
    hash: () => hash.copy().digest('hex'),
  }
}
