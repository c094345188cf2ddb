import { runAnswerQuestion } from '@market/api/answer-question'

/**
 * `npm run answer-question -- <number> <text>`: answers a question as its shop; without arguments lists the open
 * questions.
 */
try {
  const answered = await runAnswerQuestion(process.env, process.argv.slice(2))
  if (answered.ok) process.stdout.write(`${answered.value}\n`)
  else process.stderr.write(`${answered.failure}\n`)
  process.exit(answered.ok ? 0 : 1)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
