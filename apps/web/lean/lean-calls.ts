/** Where one property of a call begins and ends, and what it is called; whatever else there is in the tree. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly callee?: { readonly name?: string }
  readonly arguments?: readonly Node[]
  readonly properties?: readonly Node[]
  readonly key?: { readonly name?: string }
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesIn = (node: object): readonly Node[] =>
  Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap((inner) => [inner, ...nodesIn(inner)]),
  )
/** What of a call only the provider reads: what its page of calls says, and how what arrives is checked. */
const ofProvider = new Set(['summary', 'params', 'query', 'body'])
/** Calls as a browser needs them: whether one has a body, and no schema of it. */
export const leanCalls = {
  name: 'lean-calls',
  transform(this: { parse(code: string): object }, code: string, id: string) {
    if (!/[\\/]contract[\\/]src[\\/]/.test(id)) return null
    const lean = nodesIn(this.parse(code))
      .filter(({ type, callee }) => type === 'CallExpression' && callee?.name === 'defineCall')
      .flatMap((call) => call.arguments ?? [])
      .sort((one, other) => other.start - one.start)
      .reduce((text, { start, end, properties = [] }) => {
        const kept = properties.filter(({ key }) => !ofProvider.has(key?.name ?? ''))
        const body = properties.some(({ key }) => key?.name === 'body') ? ['body: true'] : []
        const parts = [...kept.map((property) => code.slice(property.start, property.end)), ...body]
        return `${text.slice(0, start)}{ ${parts.join(', ')} }${text.slice(end)}`
      }, code)
    // A schema nobody asks for is not made.
    return { code: lean.replaceAll(/(?<![.\w])(v\.\w+|defineCall)\(/g, '/* @__PURE__ */ $&'), map: null }
  },
}
