/** A block of code in the README; each of its lines ends with a comment that has its value. */
const block = /```js\n(.*?)\n```/gs
const line = /^(.+?) \/\/ (.+)$/gm

/** A program that runs every block of a README, and prints the lines whose value differs from the comment. */
export function readmeProgram(readme: string): string {
  const blocks = [...readme.matchAll(block)].map(([, code = '']) => code)
  const checks = blocks.map((code, index) => {
    const [, names = '', entry = ''] = /^import (\{ .* \}) from (.*)$/m.exec(code) ?? []
    const lines = [...code.matchAll(line)].map(
      ([, expression = '', value = '']) => `check(${JSON.stringify(expression)}, ${expression}, ${value})`,
    )
    return {
      first: `import * as room${index} from ${entry}`,
      body: `{\nconst ${names} = room${index}\n${lines.join('\n')}\n}`,
    }
  })
  return `import { isDeepStrictEqual } from 'node:util'
${checks.map(({ first }) => first).join('\n')}
const wrong = []
let checked = 0
const check = (expression, is, expected) => {
  checked += 1
  if (!isDeepStrictEqual(is, expected)) wrong.push([expression, is, expected])
}
${checks.map(({ body }) => body).join('\n')}
process.stdout.write(JSON.stringify({ checked, wrong }))
`
}
