import { runSynonyms } from '@market/api/synonyms'
import { runCommand } from './run-command.ts'

/** `npm run synonyms`: words that mean the same in a search; without arguments how to say what. */
await runCommand(runSynonyms)
