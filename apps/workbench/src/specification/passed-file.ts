import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PassedTests } from './judge-statements.ts'

/** Stored between commands, in the folder of `market.mjs`. */
const fileIn = (root: string) => join(root, 'node_modules/.market/passed.json')

/** Tests that passed in the last complete `npm test`; empty before the first one. */
export function readPassed(root: string): PassedTests {
  const file = fileIn(root)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PassedTests) : {}
}

export function writePassed(root: string, passed: PassedTests): void {
  mkdirSync(dirname(fileIn(root)), { recursive: true })
  writeFileSync(fileIn(root), JSON.stringify(passed))
}
