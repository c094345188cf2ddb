import { runBookTransfer } from '@market/api/book-transfer'

/** `npm run book-transfer -- <bank's reference> <order or plate> <amount>`: books a received transfer. */
try {
  const booked = await runBookTransfer(process.env, process.argv.slice(2))
  if (booked.ok) process.stdout.write(`${booked.value}\n`)
  else process.stderr.write(`${booked.failure}\n`)
  process.exit(booked.ok ? 0 : 1)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
