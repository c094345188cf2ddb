import { posix } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** A top-level declaration of a module's declaration file. */
export interface Declaration {
  readonly name: string
  /** The docstring as plain text; empty if missing. */
  readonly doc: string
  /** The statement without its docstring. */
  readonly code: string
}

const nameOf = (statement: ESTree.Declaration): string => {
  if (statement.type === 'VariableDeclaration') {
    const [first] = statement.declarations
    return first?.id.type === 'Identifier' ? first.id.name : ''
  }
  return 'id' in statement && statement.id?.type === 'Identifier' ? statement.id.name : ''
}

/** The text of a docstring, without stars. */
const textOf = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*? ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Reads the declarations of one declaration file, in order. */
export function readDeclarations(text: string): readonly Declaration[] {
  const { program, comments } = parseSync('module.d.ts', text)
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    const name = declaration ? nameOf(declaration as ESTree.Declaration) : ''
    if (!name) return []
    const docstring = comments.findLast(
      ({ type, value, end }) =>
        type === 'Block' && value.startsWith('*') && end <= statement.start && !text.slice(end, statement.start).trim(),
    )
    return [{ name, doc: textOf(docstring?.value ?? ''), code: text.slice(statement.start, statement.end) }]
  })
}

/** Reads the exports of a room's index file: public name, name in its module, and that module. */
export function readExports(
  index: string,
  text: string,
): readonly { readonly name: string; readonly local: string; readonly module: string }[] {
  return parseSync('index.d.ts', text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, importName, moduleRequest }) =>
      exportName.name && importName.name && moduleRequest
        ? [
            {
              name: exportName.name,
              local: importName.name,
              module: posix.join(posix.dirname(index), moduleRequest.value),
            },
          ]
        : [],
    ),
  )
}
