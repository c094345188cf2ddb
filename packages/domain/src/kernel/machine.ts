/**
 * A state machine as a pure value: `next` returns the state after an event, or the same state if the event has no
 * meaning in it. Events are tagged by `type`.
 */
export interface Machine<State, Event extends { readonly type: string }> {
  readonly initial: State
  next(state: State, event: Event): State
}
