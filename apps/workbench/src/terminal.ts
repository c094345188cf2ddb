import { runTerminal, visitTokens } from '@market/terminal'

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3001'
process.exit(await runTerminal({ apiUrl, input: process.stdin, output: process.stdout, tokens: visitTokens() }))
