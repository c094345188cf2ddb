import { describe, expect, it } from 'vitest'
import { type Region, regionsMachine, stay, tableMachine, transitionsOf } from './table-machine.ts'

interface Door {
  readonly status: 'open' | 'shut'
  readonly bell: 'silent' | 'ringing'
  readonly guests: number
}
type DoorEvent =
  | { readonly type: 'open' }
  | { readonly type: 'shut' }
  | { readonly type: 'enter'; readonly guests: number }
  | { readonly type: 'ring' }

const door: Region<Door, DoorEvent, Door['status']> = {
  name: 'door',
  phaseOf: ({ status }) => status,
  table: {
    shut: { open: ['open', (state) => ({ ...state, status: 'open' })] },
    open: {
      shut: ['shut', (state) => ({ ...state, status: 'shut' })],
      enter: stay((state, { guests }) => ({ ...state, guests: state.guests + guests })),
      ring: stay((state) => state),
    },
  },
}
const bell: Region<Door, DoorEvent, Door['bell']> = {
  name: 'bell',
  phaseOf: ({ bell }) => bell,
  table: {
    silent: { ring: ['ringing', (state) => ({ ...state, bell: 'ringing' })] },
    ringing: { open: ['silent', (state) => ({ ...state, bell: 'silent' })] },
  },
}
const shut: Door = { status: 'shut', bell: 'silent', guests: 0 }
const machine = regionsMachine<Door, DoorEvent>(shut, [door, bell])
const run = (...events: readonly DoorEvent[]) => events.reduce(machine.next, machine.initial)

describe('regionsMachine', () => {
  it('does what the table of the phase says', () => {
    expect(machine.initial).toBe(shut)
    expect(run({ type: 'open' }).status).toBe('open')
    expect(run({ type: 'open' }, { type: 'enter', guests: 2 }, { type: 'enter', guests: 1 }).guests).toBe(3)
    expect(run({ type: 'open' }, { type: 'shut' })).toEqual(shut)
  })

  it('gives the same state back for an event that has no meaning in the phase', () => {
    expect(run({ type: 'shut' })).toBe(shut)
    expect(run({ type: 'enter', guests: 2 })).toBe(shut)
  })

  it('lets the first region take the event that has a meaning in it', () => {
    const ringing = run({ type: 'ring' })
    expect(ringing.bell).toBe('ringing')
    // The door takes `open`, so the bell goes on.
    expect(machine.next(ringing, { type: 'open' })).toMatchObject({ status: 'open', bell: 'ringing' })
    const open = run({ type: 'open' })
    expect(machine.next(open, { type: 'ring' })).toBe(open)
  })

  it('takes no event by a name that every object has', () => {
    const named: object = { type: 'constructor' }
    expect(machine.next(shut, named as DoorEvent)).toBe(shut)
  })

  it('stays in a phase that its table does not know', () => {
    const lost: object = { ...shut, status: 'gone' }
    expect(regionsMachine<Door, DoorEvent>(shut, [door]).next(lost as Door, { type: 'open' })).toBe(lost)
  })
})

describe('tableMachine', () => {
  const light = tableMachine<'on' | 'off', { readonly type: 'press' | 'break' }, 'on' | 'off'>(
    'off',
    (state) => state,
    {
      off: { press: 'on' },
      on: { press: 'off', break: [['off', 'on'], (state) => state] },
    },
  )

  it('needs no more than the next phase where the state is its own', () => {
    expect(light.next('off', { type: 'press' })).toBe('on')
    expect(light.next('on', { type: 'press' })).toBe('off')
    expect(light.next('off', { type: 'break' })).toBe('off')
  })

  it('is one region without a name', () => {
    expect(light.regions.map(({ name }) => name)).toEqual([''])
    expect(light.regions.map(({ phaseOf }) => phaseOf('on'))).toEqual(['on'])
  })
})

describe('transitionsOf', () => {
  it('names where each event leads, in the order of the table', () => {
    expect(transitionsOf(door)).toEqual([
      { from: 'shut', event: 'open', to: ['open'] },
      { from: 'open', event: 'shut', to: ['shut'] },
      { from: 'open', event: 'enter', to: ['open'] },
      { from: 'open', event: 'ring', to: ['open'] },
    ])
    expect(
      transitionsOf({ table: { off: { press: 'on' }, on: { break: [['off', 'on'], () => 'off'], press: 'off' } } }),
    ).toEqual([
      { from: 'off', event: 'press', to: ['on'] },
      { from: 'on', event: 'break', to: ['off', 'on'] },
      { from: 'on', event: 'press', to: ['off'] },
    ])
  })
})
