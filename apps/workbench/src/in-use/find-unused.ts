/** A source file with its path from the repository's root; tests are excluded. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const names = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)
const holds = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text)
const isFrontEnd = ({ path }: SourceFile) => /^(apps\/(web|terminal)|packages\/react)\//.test(path)
const isAdapter = ({ path }: SourceFile) => path.startsWith('packages/http/') || path.startsWith('packages/browser/')
/** The entry files of `@market/domain`, which re-export everything and so do not count as use. */
const isDoor = ({ path }: SourceFile) => /^packages\/domain\/src\/(.*\/)?index\.ts$/.test(path)
const isCore = (file: SourceFile) => file.path.startsWith('packages/domain/') && !isDoor(file)

/** Calls of the contract that neither an adapter nor a front end uses. */
export function findUncalled(files: readonly SourceFile[]): readonly string[] {
  const callers = files.filter((file) => isFrontEnd(file) || isAdapter(file))
  return files
    .filter(({ path }) => path.startsWith('packages/contract/'))
    .flatMap(({ text }) => names(text, /^export const (\w+) = defineCall\(/gm))
    .filter((call) => !callers.some(({ text }) => holds(text, call)))
}

/** Methods of the core's ports that neither a front end nor a store nor the core uses, as `Port.verb`. */
export function findUnusedVerbs(files: readonly SourceFile[]): readonly string[] {
  const users = files.filter((file) => isFrontEnd(file) || isCore(file) || file.path.startsWith('packages/stores/'))
  return files.filter(isCore).flatMap(({ text }) =>
    [...text.matchAll(/^export interface (\w+) \{\n([\s\S]*?)\n\}/gm)].flatMap(([, port = '', body = '']) =>
      names(body, /^ {2}(\w+)\(/gm)
        .filter((verb) => !users.some((file) => new RegExp(`[.?]${verb}\\b`).test(file.text)))
        .map((verb) => `${port}.${verb}`),
    ),
  )
}

const exported = /^export (?:async )?(?:const|function|class) (\w+)/gm

/**
 * Exports of the core that no app uses, neither by name nor through another used export. If a rule of the catalogue is
 * among them, no shopper experiences its behaviour.
 */
export function findUnusedExports(files: readonly SourceFile[]): readonly string[] {
  const core = files.filter(isCore).map((file) => ({ ...file, exports: names(file.text, exported) }))
  const outside = files
    .filter((file) => !file.path.startsWith('packages/domain/') && !file.path.startsWith('packages/testing/'))
    .map(({ text }) => text)
  const reached = new Set(
    core.flatMap((file) => file.exports).filter((name) => outside.some((text) => holds(text, name))),
  )
  for (let before = -1; before !== reached.size;) {
    before = reached.size
    const live = core.filter((file) => file.exports.some((name) => reached.has(name)))
    for (const file of core)
      for (const name of file.exports) {
        const uses = (other: SourceFile) =>
          other.path === file.path ? other.text.split(new RegExp(`\\b${name}\\b`)).length > 2 : holds(other.text, name)
        if (live.some(uses)) reached.add(name)
      }
  }
  return core.flatMap((file) => file.exports).filter((name) => !reached.has(name))
}
