import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PassedTests } from './judge-statements.ts'

/** Kept between commands, beside what the way in keeps. */
const fileIn = (root: string) => join(root, 'node_modules/.market/passed.json')

/** Tests that passed in the last whole `npm test`; undefined where there was none. */
export function readPassed(root: string): PassedTests {
  const file = fileIn(root)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PassedTests) : {}
}

export function writePassed(root: string, passed: PassedTests): void {
  mkdirSync(dirname(fileIn(root)), { recursive: true })
  writeFileSync(fileIn(root), JSON.stringify(passed))
}
