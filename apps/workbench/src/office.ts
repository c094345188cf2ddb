import { runOffice } from '@market/api/office'
import { demoCode } from '@market/counter/demo-people'

/** `npm run office -- <command> …`: runs an operator's command; without arguments lists all commands. */
const [command, mail = ''] = process.argv.slice(2)
if (command === 'code') {
  // Needs no database, which a running demo holds.
  const shown = demoCode(mail, new Date())
  if (!shown) process.stderr.write(`No demo person has the mail address "${mail}". Other people use their own app.\n`)
  else process.stdout.write(`${shown.code}   (key for an authenticator app: ${shown.key})\n`)
  process.exit(shown ? 0 : 1)
}
try {
  const done = await runOffice(process.env, process.argv.slice(2))
  if (done.ok) process.stdout.write(`${done.value}\n`)
  else process.stderr.write(`${done.failure}\n`)
  process.exit(done.ok ? 0 : 1)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
