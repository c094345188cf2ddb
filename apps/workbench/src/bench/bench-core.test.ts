import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { benchCore } from './bench-core.ts'
import { validators } from './validator-table.ts'

describe('the bench of the core', () => {
  it('gives each figure beside its budget, whatever the machine', async () => {
    const rows = await benchCore(1)
    expect(rows.map(({ unit, max }) => [unit, max])).toEqual([
      ['ms', 0.1],
      ['µs', 2],
      ['ms', 2],
      ['times', 3],
    ])
    for (const { figure } of rows) expect(figure).toBeGreaterThan(0)
  })

  it('times every validator of the core', () => {
    const index = fileURLToPath(new URL('../../../../packages/domain/src/validation/index.ts', import.meta.url))
    const exported = [...readFileSync(index, 'utf8').matchAll(/\{([^{}]*)\} from/g)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter(
        (name) =>
          /^[a-z]/.test(name) &&
          !/^(type |normalize|formToSend|formProblems|.*Messages$|.*(L|l)ongest|max[A-Z]|min[A-Z]|format|keeps|typeInto)/.test(
            name,
          ),
      )
    expect(Object.keys(validators).sort()).toEqual(exported.sort())
  })

  // Validators work longest on valid texts; for a refused text the bench would measure an early return.
  it.each(Object.entries(validators).filter(([name]) => name.startsWith('is') && name !== 'isCardExpired'))(
    'times %s on texts that it takes',
    (_, { check, valid }) => fc.assert(fc.property(valid, (text) => check(text) === true)),
  )
})
