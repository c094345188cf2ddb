import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { drawingNames, factsOf, isDrawingName } from './drawing-table.ts'
import { sceneItems, sceneNames } from './scenes.ts'

it('has a row for each file of drawings, and a file for each row that says so', () => {
  const folder = fileURLToPath(new URL('../drawings', import.meta.url))
  const files = globSync('*', { cwd: folder }).map((file) => basename(file, '.svg'))
  expect(files.toSorted()).toEqual(
    drawingNames()
      .filter((name) => factsOf(name)?.from === 'own')
      .toSorted(),
  )
})

it('names only drawings that there are', () => {
  const named = [
    ...drawingNames().flatMap((name) => [factsOf(name)?.companion, factsOf(name)?.below]),
    ...sceneNames().flatMap((scene) => sceneItems(scene).map(({ drawing }) => drawing)),
  ]
  expect(named.filter((name) => name && !isDrawingName(name))).toEqual([])
})
