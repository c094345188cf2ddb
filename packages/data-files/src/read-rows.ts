import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { failAt } from './fail-at.ts'
import { sayIssue } from './say-issue.ts'

/**
 * Reads the rows of a tab-separated file whose first line has the column names. Lines that begin with `# ` are
 * comments. Errors name file and line.
 */
export function readRows<Schema extends v.GenericSchema>(file: URL, schema: Schema): readonly v.InferOutput<Schema>[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const columns = (lines[0] ?? '').split('\t')
  const check = v.safeParser(schema, { abortEarly: true })
  return lines.slice(1).flatMap((line, index) => {
    if (line === '' || line.startsWith('# ')) return []
    const cells = line.split('\t')
    const fail = (message: string) => failAt({ file, from: index + 2 }, message)
    if (cells.length !== columns.length)
      throw fail(`the row has ${cells.length} columns in place of ${columns.length}: separate them by one tab each`)
    const row = check(Object.fromEntries(columns.map((column, at) => [column, cells[at]])))
    if (!row.success) throw fail(sayIssue(row.issues[0]))
    return [row.output]
  })
}
