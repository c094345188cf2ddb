import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runOffice } from '../office/run-office.ts'
import { runAnswerQuestion } from '../reviews/run-answer-question.ts'
import { runBookTransfer } from './run-book-transfer.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'market-absent-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' }

it.each([
  ['the audit of books', () => runOffice(env, ['audit-books'])],
  ['a transfer', () => runBookTransfer(env, ['DEKONT-1', 'GV-ABCD2345-EFGH', '149,90'])],
  ['an answer', () => runAnswerQuestion(env, [])],
])('%s is refused where the settings name no shop, and none is begun', async (_what, command) => {
  await expect(command()).rejects.toThrow(`There is no shop in ${dataDir}. Say which one is meant`)
  expect(readdirSync(dataDir)).toEqual([])
})
