/**
 * A state machine as a pure value: `next` gives the state after an event, and the same state where the event has no
 * meaning in it. Events are tagged by `type`.
 */
export interface Machine<State, Event extends { readonly type: string }> {
  readonly initial: State
  next(state: State, event: Event): State
}
