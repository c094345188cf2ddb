import type { Machine } from './machine.ts'

interface Tagged {
  readonly type: string
}
/** The events of a union that may carry a tag. */
type EventOf<Event extends Tagged, Type extends string> = Event extends Tagged
  ? Type extends Event['type']
    ? Event & { readonly type: Type }
    : never
  : never

/**
 * Effect of an event in a phase: the phases it may lead to (an empty list keeps the phase), and the function that makes
 * the new state. If the state itself is the phase, the next phase alone is enough. Returning the same state refuses the
 * event.
 */
export type Step<State, Event, Phase extends string> =
  | readonly [to: Phase | readonly Phase[], make: (state: State, event: Event) => State]
  | (State & Phase)

/** Effects of the events in one phase; an event without an entry is ignored. */
export type Row<State, Event extends Tagged, Phase extends string> = {
  readonly [Type in Event['type']]?: Step<State, EventOf<Event, Type>, Phase>
}
/** Every phase with its row. */
export type Table<State, Event extends Tagged, Phase extends string> = {
  readonly [From in Phase]: Row<State, Event, Phase>
}

/** One aspect of a state: its phase, and the table of events that change it. */
export interface Region<State, Event extends Tagged, Phase extends string = string> {
  readonly name: string
  phaseOf(state: State): Phase
  readonly table: Table<State, Event, Phase>
}
/** A machine defined by tables, so that its behaviour can be read, drawn and checked without running it. */
export interface TableMachine<State, Event extends Tagged> extends Machine<State, Event> {
  readonly regions: readonly Region<State, Event>[]
}

/** A step that stays in its phase. */
export const stay = <State, Event, Phase extends string>(
  make: (state: State, event: Event) => State,
): Step<State, Event, Phase> => [[], make]

const stepOf = <State, Event extends Tagged>(region: Region<State, Event>, state: State, event: Event) => {
  const row: { readonly [type: string]: Step<State, never, string> | undefined } =
    region.table[region.phaseOf(state)] ?? {}
  return Object.hasOwn(row, event.type) ? row[event.type] : undefined
}

/** A machine of parallel regions; the first region that knows the event handles it. */
export const regionsMachine = <State, Event extends Tagged>(
  initial: State,
  regions: readonly Region<State, Event>[],
): TableMachine<State, Event> => ({
  initial,
  regions,
  next(state, event) {
    for (const region of regions) {
      const step = stepOf(region, state, event)
      if (typeof step === 'string') return step
      // Safe: the row entry was found by the event's own tag.
      if (step) return step[1](state, event as never)
    }
    return state
  },
})

/** A machine of one table. */
export const tableMachine = <State, Event extends Tagged, Phase extends string>(
  initial: State,
  phaseOf: (state: State) => Phase,
  table: Table<State, Event, Phase>,
): TableMachine<State, Event> => regionsMachine(initial, [{ name: '', phaseOf, table }])

/** A transition for the diagram. */
export interface Transition {
  readonly from: string
  readonly event: string
  readonly to: readonly string[]
}

/** Every transition of a region, in the order of its table. */
export const transitionsOf = (region: {
  readonly table: { readonly [phase: string]: { readonly [event: string]: unknown } }
}): readonly Transition[] =>
  Object.entries(region.table).flatMap(([from, row]) =>
    Object.entries(row).map(([event, step]) => {
      const named: readonly string[] = Array.isArray(step) ? [step[0]].flat() : [String(step)]
      return { from, event, to: named.length === 0 ? [from] : named }
    }),
  )
