import { expect, it } from 'vitest'
import { mayPrefetch } from './may-prefetch.ts'

it.each([
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('%o', (line, may) => expect(mayPrefetch(line)).toBe(may))
