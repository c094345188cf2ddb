import { fail, type Result, succeed } from '@market/domain/kernel'
import type { PaymentProvider } from '@market/commerce'
import { transact } from '@market/database'
import type { Deps } from '../platform/deps.ts'
import { plainLines } from '../platform/one-line.ts'
import { writeOfficeLog } from '../platform/write-office-log.ts'
import { asOperator } from '../wiring/as-operator.ts'
import { acceptSecrets } from '../wiring/check-secrets.ts'
import { inviteStaff } from './invite-staff.ts'
import { liftSecondStep } from './lift-second-step.ts'
import { auditBooks } from './audit-books.ts'
import { setLimit, setOrderLimits, showLimits } from './limit-commands.ts'
import { inspect, payDevice } from './device-commands.ts'
import { setPrice, setStock } from './goods-commands.ts'
import type { OfficeCommand } from './office-command.ts'
import { deliver, fetched, handIn, handOver, receive, sendBack, takeOut, tryDoor } from './parcel-commands.ts'
import { addPromotion, endPromotion, showPromotions } from './promotion-commands.ts'
import { printSlip } from './print-slip.ts'
import { reseal } from './reseal.ts'
import { readSecurityLog } from './read-security-log.ts'
import { showWaiting } from './show-waiting.ts'
import { addSynonyms, endSynonyms, showSynonyms } from './synonym-commands.ts'
import { publishComment } from './publish-comment.ts'
import { refuseComment } from './refuse-comment.ts'

/** The only command that runs on a database whose secrets are lost. */
const acceptCommand = 'accept-secrets'

const commands: Readonly<Record<string, OfficeCommand>> = {
  waiting: showWaiting,
  'hand-over': handOver,
  'take-out': takeOut,
  'try-door': tryDoor,
  'packing-slip': printSlip,
  deliver,
  fetched,
  'send-back': sendBack,
  'hand-in': handIn,
  receive,
  inspect,
  'pay-device': payDevice,
  'publish-comment': publishComment,
  'refuse-comment': refuseComment,
  'set-stock': setStock,
  'set-price': setPrice,
  [acceptCommand]: {
    usage: '',
    about: 'goes on with secrets that are not those of the database; its gift codes and sealed numbers are lost',
    needs: 0,
    async run({ db, config }) {
      await acceptSecrets(db, config.secrets)
      return succeed('These are the secrets of the database from now on.')
    },
  },
  limits: showLimits,
  'set-limit': setLimit,
  'set-order-limits': setOrderLimits,
  synonyms: showSynonyms,
  'add-synonyms': addSynonyms,
  'end-synonyms': endSynonyms,
  promotions: showPromotions,
  'add-promotion': addPromotion,
  'end-promotion': endPromotion,
  'lift-second-step': liftSecondStep,
  'invite-staff': inviteStaff,
  reseal,
  'security-log': readSecurityLog,
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

/** Runs an office command in the configured database. */
export async function runOffice(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Result<string, string>> {
  if (!isComplete(args)) return fail(usage)
  const anySecrets = args[0] === acceptCommand
  const done = await asOperator(env, (deps, provider) => doInOffice(deps, args, provider), { anySecrets })
  return done.ok ? succeed(plainLines(done.value)) : fail(plainLines(done.failure))
}

const commandOf = (name: string | undefined) =>
  name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined

const isComplete = ([name, ...args]: readonly string[]): boolean => args.length >= (commandOf(name)?.needs ?? Infinity)

/**
 * Runs a command and logs the user and the result, in one transaction. A command in steps is logged before it runs, so
 * that no call to the bank is unlogged.
 */
export async function doInOffice(
  deps: Deps,
  [name, ...args]: readonly string[],
  provider: PaymentProvider,
): Promise<Result<string, string>> {
  const command = commandOf(name)
  if (!command) return fail(usage)
  const asked = { at: deps.clock.now(), command: [name, ...args].join(' ') }
  if (!command.inSteps)
    return transact(deps.db, async (trx) => {
      const done = await command.run({ ...deps, db: trx }, args, provider)
      await writeOfficeLog(trx, asked, command.confidential && done.ok ? succeed('shown') : done)
      return done
    })
  await writeOfficeLog(deps.db, asked, fail('begun'))
  return writeOfficeLog(deps.db, asked, await command.run(deps, args, provider))
}
