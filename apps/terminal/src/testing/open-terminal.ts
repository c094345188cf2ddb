import { PassThrough } from 'node:stream'
import type { TokenStore } from '@market/domain/session'
import { runTerminal } from '../run-terminal.ts'
import { visitTokens } from '../visit-tokens.ts'

export interface TestTerminal {
  /** Types a line and returns the output until the next prompt, or until the shop has ended. */
  type(line: string): Promise<string>
  /** The number that a line answers with before an entry: of a product, of a choice. */
  numberOf(entry: string, line: string): Promise<string>
  readonly tokens: TokenStore
  /** Resolves to the exit code once the shopper has left. */
  readonly ended: Promise<number>
}

/** Starts the terminal shop on an API and drives it through its streams like a shopper. */
export async function openTerminal(apiUrl: string): Promise<TestTerminal> {
  const [input, output, tokens] = [new PassThrough(), new PassThrough(), visitTokens()]
  let text = ''
  let over = false
  let wake = () => {}
  output.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
    wake()
  })
  const ended = runTerminal({ apiUrl, input, output, tokens }).finally(() => {
    over = true
    wake()
  })

  const isPrinted = () => over || text.endsWith('> ')
  const printed = async (): Promise<string> => {
    while (!isPrinted())
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    const whole = text.replace(/> $/, '').trim()
    text = ''
    return whole
  }
  const type = (line: string) => {
    input.write(`${line}\n`)
    return printed()
  }
  await printed()
  return {
    tokens,
    ended,
    type,
    numberOf: async (entry, line) => {
      const found = (await type(line)).split('\n').find((one) => one.includes(entry))
      return /\d+(?=\.)/.exec(found ?? '')?.[0] ?? `no number for ${entry}`
    },
  }
}
