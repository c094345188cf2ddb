import { runYear } from '../run-year.ts'

process.exit(await runYear(process.argv.slice(2), (text) => void process.stdout.write(text)))
