import { runYear } from '@market/api/year'

/** `npm run year -- [seed]`: one simulated year of the marketplace from one seed. */
process.exit(await runYear(process.argv.slice(2), (text) => void process.stdout.write(text)))
