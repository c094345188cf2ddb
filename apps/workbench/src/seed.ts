import { seed } from '@market/api/seed'

/** `npm run seed -- --products 1000000`: fills the configured database, or adds missing products. */
const at = process.argv.indexOf('--products')
const wanted = at === -1 ? '20000' : (process.argv[at + 1] ?? '')
if (!/^[1-9]\d{0,7}$/.test(wanted) || Number(wanted) > 10_000_000) {
  process.stderr.write('Say how many products, from 1 to 10000000: npm run seed -- --products 1000000\n')
  process.exit(2)
}
try {
  const began = performance.now()
  const there = await seed(process.env, Number(wanted), (text) => process.stdout.write(`${text}\n`))
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`The database has ${there} products (${seconds} s).\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
