/** Exports by room, as the pages of the report have them: `cart price` with its signature. */
const exportsOf = (pages: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...pages]
      .filter(([name]) => name !== 'README.md')
      .flatMap(([name, page]) =>
        [...page.matchAll(/^## (\S+)\n\n(?!\*Not exported).*?```ts\n(.*?)\n```/gms)].map(
          ([, title = '', code = '']) => [`${name.replace('.md', '')} ${title}`, code] as const,
        ),
      ),
  )

/** Names of exports that an earlier report has and a later one has no more or with another signature. */
export function brokenExports(
  earlier: ReadonlyMap<string, string>,
  later: ReadonlyMap<string, string>,
): readonly string[] {
  const now = exportsOf(later)
  return [...exportsOf(earlier)].filter(([name, code]) => now.get(name) !== code).map(([name]) => name)
}

/** Whether a version may remove or change exports of an earlier one: a new major version, or below 1.0 a new minor one. */
export function mayBreak(earlier: string, later: string): boolean {
  const [major, minor] = earlier.split('.').map(Number)
  const [laterMajor, laterMinor] = later.split('.').map(Number)
  return laterMajor !== major || (major === 0 && laterMinor !== minor)
}
