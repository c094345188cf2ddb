import { spawn } from 'node:child_process'

/** Runs a program to its end and shows its output. Throws with its name if it fails. */
export function run(
  name: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { ...options, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ${args.join(' ')} ended with ${code ?? 'a signal'}`)),
    )
  })
}
