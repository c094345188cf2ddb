import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { isCollection, isNode, LineCounter, parse, parseDocument, YAMLParseError } from 'yaml'
import { failAt } from './fail-at.ts'
import { sayIssue } from './say-issue.ts'

/** Every scalar is read as a text, so that `250` and `1.000` need no quotes; the schema converts numbers. */
const options = { schema: 'failsafe' } as const

/** Reads a YAML file and checks it against its schema; errors name file and line. */
export const readYaml = <Schema extends v.GenericSchema>(file: URL, schema: Schema): v.InferOutput<Schema> =>
  parseYaml(readFileSync(file, 'utf8'), schema, { file })

/** The content of YAML that starts at line `from` of a file. */
export function parseYaml<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  { file, from = 1 }: { readonly file: URL; readonly from?: number },
): v.InferOutput<Schema> {
  const fail = (line: number, message: string) => failAt({ file, from: line + from - 1 }, message)
  let value: unknown
  try {
    value = parse(text, options)
  } catch (error) {
    throw error instanceof YAMLParseError ? fail(error.linePos?.[0].line ?? 1, error.message) : error
  }
  const read = v.safeParse(schema, value, { abortEarly: true })
  if (read.success) return read.output
  const [issue] = read.issues
  throw fail(
    lineOf(
      text,
      (issue.path ?? []).map(({ key }) => key),
    ),
    sayIssue(issue),
  )
}

/** The line of the last node on the path that is there. */
function lineOf(text: string, path: readonly unknown[]): number {
  const lines = new LineCounter()
  let node: unknown = parseDocument(text, { ...options, lineCounter: lines }).contents
  let start = 0
  for (const key of path) {
    const next: unknown = isCollection(node) ? node.get(key, true) : undefined
    if (!isNode(next)) break
    node = next
    start = next.range?.[0] ?? start
  }
  return lines.linePos(start).line
}
