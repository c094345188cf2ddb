export interface Snippet {
  /** The name after `ts`, by which other snippets import it; otherwise a number. */
  readonly file: string
  readonly code: string
  /** The expected output, from its `// →` comments. */
  readonly prints: readonly string[]
}

const fence = /^```ts(?: (\S+))?\n(.*?)^```$/gms

/** The TypeScript blocks of a page of Markdown. */
export const readSnippets = (page: string): readonly Snippet[] =>
  [...page.matchAll(fence)].map(([, name, code = ''], index) => ({
    file: name ?? `step-${index + 1}.ts`,
    code,
    prints: [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line = '']) => line),
  }))
