import type { Result } from '@market/domain'

/** Runs an operator's command: its answer or its refusal is printed, and a refusal ends with 1. */
export async function runCommand(
  command: (env: NodeJS.ProcessEnv, args: readonly string[]) => Promise<Result<string, string>>,
): Promise<never> {
  try {
    const answered = await command(process.env, process.argv.slice(2))
    if (answered.ok) process.stdout.write(`${answered.value}\n`)
    else process.stderr.write(`${answered.failure}\n`)
    process.exit(answered.ok ? 0 : 1)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
