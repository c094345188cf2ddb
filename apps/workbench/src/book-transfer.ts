import { runBookTransfer } from '@market/api/book-transfer'
import { runCommand } from './run-command.ts'

/** `npm run book-transfer -- <bank's reference> <order or plate> <amount>`: books a transfer that has come in. */
await runCommand(runBookTransfer)
