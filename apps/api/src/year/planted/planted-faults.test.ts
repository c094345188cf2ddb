import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { plantedFaults } from './planted-faults.ts'

it.each(plantedFaults())('$name: the text to replace occurs once', ({ places }) => {
  for (const { file, text } of places) {
    const source = readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8')
    expect(source.split(text), file).toHaveLength(2)
  }
})
