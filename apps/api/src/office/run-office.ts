import { userInfo } from 'node:os'
import { fail, type Result, succeed } from '@market/domain'
import type { PaymentProvider } from '@market/provider'
import type { Deps } from '../platform/deps.ts'
import { asOperator } from '../wiring/as-operator.ts'
import { auditBooks } from './audit-books.ts'
import { inspect, payDevice } from './device-commands.ts'
import { setPrice, setStock } from './goods-commands.ts'
import type { OfficeCommand } from './office-command.ts'
import { deliver, handOver, receive } from './parcel-commands.ts'
import { refuseComment } from './refuse-comment.ts'

const commands: Readonly<Record<string, OfficeCommand>> = {
  'hand-over': handOver,
  deliver,
  receive,
  inspect,
  'pay-device': payDevice,
  'refuse-comment': refuseComment,
  'set-stock': setStock,
  'set-price': setPrice,
  'audit-books': {
    usage: '',
    about: 'names every difference among stock, gift codes, orders, payments and the bank',
    needs: 0,
    run: async ({ db }) => {
      const wrong = await auditBooks(db)
      return wrong.length === 0 ? succeed('The books agree.') : fail(wrong.join('\n'))
    },
  },
}

const usage = [
  'Say one of:',
  ...Object.entries(commands).map(
    ([name, command]) => `  npm run office -- ${name} ${command.usage}\n      ${command.about}`,
  ),
].join('\n')

/** Does one of the office's commands in the database of the settings. */
export async function runOffice(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Result<string, string>> {
  if (!isComplete(args)) return fail(usage)
  return asOperator(env, (deps, provider) => doInOffice(deps, args, provider))
}

const commandOf = (name: string | undefined) =>
  name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined

const isComplete = ([name, ...args]: readonly string[]): boolean => args.length >= (commandOf(name)?.needs ?? Infinity)

/** Does a command and writes down who asked for it and what came of it. */
export async function doInOffice(
  deps: Deps,
  [name, ...args]: readonly string[],
  provider: PaymentProvider,
): Promise<Result<string, string>> {
  const command = commandOf(name)
  if (!command) return fail(usage)
  const done = await command.run(deps, args, provider)
  const row = { at: deps.clock.now(), who: userInfo().username, command: [name, ...args].join(' ') }
  const outcome = done.ok ? done.value : done.failure
  await deps.db
    .insertInto('office_log')
    .values({ ...row, done: done.ok, outcome })
    .execute()
  return done
}
