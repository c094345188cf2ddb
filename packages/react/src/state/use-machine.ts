import type { Machine } from '@market/domain/kernel'
import { useReducer } from 'react'

/** Runs one of the core's state machines in a component, from its initial state unless `first` is given. */
export const useMachine = <State, Event extends { readonly type: string }>(
  machine: Machine<State, Event>,
  first: State = machine.initial,
) => useReducer((state: State, event: Event) => machine.next(state, event), first)
