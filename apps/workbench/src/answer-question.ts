import { runAnswerQuestion } from '@market/api/answer-question'
import { runCommand } from './run-command.ts'

/** `npm run answer-question -- <number> <text>`: a shop's answer; without arguments the questions that wait for one. */
await runCommand(runAnswerQuestion)
