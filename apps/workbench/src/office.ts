import { runOffice } from '@market/api/office'

/** `npm run office -- <command> …`: runs an operator's command; without arguments lists all commands. */
try {
  const done = await runOffice(process.env, process.argv.slice(2))
  if (done.ok) process.stdout.write(`${done.value}\n`)
  else process.stderr.write(`${done.failure}\n`)
  process.exit(done.ok ? 0 : 1)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
