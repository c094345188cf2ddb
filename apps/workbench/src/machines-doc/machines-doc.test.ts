import * as core from '@market/domain'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawRegion } from './draw-region.ts'
import { machinesDoc } from './machines-doc.ts'

describe('docs/machines.md', () => {
  it('is what the tables say: run write-machines-doc.ts where it is not', () => {
    expect(readFileSync(new URL('../../../../docs/machines.md', import.meta.url), 'utf8')).toBe(machinesDoc())
  })

  it('shows every machine with a diagram for each of its tables', () => {
    const page = machinesDoc()
    const machines = Object.entries(core).flatMap(([name, value]) =>
      typeof value === 'object' && 'regions' in value ? [{ name, regions: value.regions }] : [],
    )
    expect(machines.length).toBeGreaterThan(15)
    for (const { name, regions } of machines) {
      const [, section = ''] = page.split(`\n## ${name}\n`)
      expect(section.split('\n## ')[0]?.match(/```mermaid/g)).toHaveLength(regions.length)
    }
  })
})

describe('drawRegion', () => {
  it('draws phases, the beginning, and one arrow for the events between two phases', () => {
    const table = {
      'at rest': { go: 'moving' },
      moving: { stop: [['at rest'], () => 'at rest'], fall: ['at rest', () => 'at rest'], turn: [[], () => 'moving'] },
    } as const
    expect(drawRegion({ name: '', table }, 'at rest').split('\n')).toEqual([
      'stateDiagram-v2',
      '  state "at rest" as s0',
      '  state "moving" as s1',
      '  [*] --> s0',
      '  s0 --> s1: go',
      '  s1 --> s0: stop, fall',
      '  s1 --> s1: turn',
    ])
  })
})
