import type { Machine } from '@market/domain/kernel'
import { useReducer } from 'react'

/** A component's own run of one of the core's machines, from its first state unless another is named. */
export const useMachine = <State, Event extends { readonly type: string }>(
  machine: Machine<State, Event>,
  first: State = machine.initial,
) => useReducer((state: State, event: Event) => machine.next(state, event), first)
