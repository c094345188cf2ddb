/** A test by its file, from the root of the repository, and words of its title. */
export interface NamedTest {
  readonly file: string
  readonly title: string
}

/** One statement of the specification with its evidence. */
export interface Statement {
  /** Section and number, `4.12`. */
  readonly id: string
  readonly text: string
  /** The tests that prove it; empty if it was decided differently or is open. */
  readonly tests: readonly NamedTest[]
  /** The heading in `docs/decisions` that explains a different solution. */
  readonly decision?: string
  /** The reason why it is not fulfilled yet. */
  readonly open?: string
}

const line = /^- (\d+\.\d+) (.+?)(?: — (.+))?$/
const namedTest = /^`([^`]+)` › (.+)$/

/**
 * Reads the lines of `docs/specification.md`: `- 4.12 Statement — answer`. The answer names tests or a decision, or
 * says what is open.
 */
export const readStatements = (markdown: string): readonly Statement[] =>
  markdown.split('\n').flatMap((text) => {
    const [, id, statement, answer] = line.exec(text) ?? []
    return id && statement ? [{ id, text: statement, ...readAnswer(answer ?? '') }] : []
  })

function readAnswer(answer: string): Omit<Statement, 'id' | 'text'> {
  const decision = /^decided: (.+)$/.exec(answer)?.[1]
  if (decision) return { tests: [], decision }
  const open = /^open: (.+)$/.exec(answer)?.[1]
  if (open) return { tests: [], open }
  // A title may contain a semicolon; the next test begins with its file.
  const tests = answer.split(/; (?=`)/).flatMap((part) => {
    const [, file, title] = namedTest.exec(part.trim()) ?? []
    return file && title ? [{ file, title }] : []
  })
  return tests.length > 0 ? { tests } : { tests, open: 'it names no test' }
}
