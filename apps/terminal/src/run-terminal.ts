import { createInterface } from 'node:readline'
import { startSession, type TokenStore } from '@market/domain/session'
import { failureText } from './failure-text.ts'
import { makeShop } from './make-shop.ts'
import { openPorts } from './open-ports.ts'
import { texts } from './texts.ts'

export interface TerminalOptions {
  /** Origin of the provider's API. */
  readonly apiUrl: string
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
  readonly tokens: TokenStore
}

/** Removes control characters except line ends, so that texts of shops cannot control the terminal. */
const printable = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, '')

/** Runs the shop until the shopper leaves or the input ends. Resolves to the exit code: 1 if no API answers. */
export async function runTerminal({ apiUrl, input, output, tokens }: TerminalOptions): Promise<0 | 1> {
  const say = (text: string) => text && output.write(`${printable(text)}\n`)
  const ports = openPorts(apiUrl, tokens)
  const started = await startSession({ gateway: ports.session, tokens })()
  if (!started.ok) {
    say(started.failure.kind === 'offline' ? texts.noApi(apiUrl) : failureText(started.failure))
    return 1
  }
  const shop = makeShop(ports)
  const lines = createInterface({ input, output, prompt: '> ' })
  // Input from a file may end while its lines are still being processed; then a prompt would throw.
  let prompt = () => lines.prompt()
  lines.once('close', () => {
    prompt = () => {}
  })
  say(texts.welcome)
  prompt()
  for await (const line of lines) {
    const answer = await shop(line)
    if (answer === undefined) break
    say(answer)
    prompt()
  }
  lines.close()
  say(texts.goodbye)
  return 0
}
