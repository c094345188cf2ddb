interface Due {
  readonly at: number
  readonly turn: number
  run(): Promise<void>
}

/** A queue of due entries. Entries of one moment run in the order in which they were added. */
export interface Timetable {
  /** Virtual time in ms. */
  now(): number
  add(at: number, run: () => Promise<void>): void
  /** Jumps to the next entry and runs it; false if no entry is due before `end`. */
  step(end: number): Promise<boolean>
}

/** A virtual clock that jumps from one entry to the next. */
export function makeTimetable(start: number): Timetable {
  const entries: Due[] = []
  let now = start
  let turns = 0
  return {
    now: () => now,
    add(at, run) {
      turns += 1
      const due = { at: Math.max(at, now), turn: turns, run }
      const place = entries.findLastIndex((one) => one.at <= due.at)
      entries.splice(place + 1, 0, due)
    },
    async step(end) {
      const [next] = entries
      if (!next || next.at > end) return false
      entries.shift()
      now = next.at
      await next.run()
      return true
    },
  }
}
