import { expect, it } from 'vitest'
import { makePanelStore } from './panel-store.ts'

it('tells which panels are open, in the order of opening', () => {
  const panels = makePanelStore()
  const seen: (readonly string[])[] = []
  panels.state.changes$.subscribe((open) => seen.push(open))
  panels.open('user')
  panels.open('map')
  panels.open('user')
  panels.close('user')
  panels.closeAll()
  panels.closeAll()
  expect(seen).toEqual([[], ['user'], ['user', 'map'], ['map'], []])
})
