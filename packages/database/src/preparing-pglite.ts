import { type PGlite, messages, parse, protocol, type Results, TransactionAbortedError } from '@electric-sql/pglite'
import type { PGliteDialectConfig } from 'kysely'

type Embedded = Exclude<PGliteDialectConfig['pglite'], (...options: never[]) => unknown>

/** A statement that the database has parsed under this name. */
interface Prepared {
  readonly name: string
  readonly types: readonly number[]
  readonly columns: readonly messages.BackendMessage[]
}

/** More statements than this are forgotten together, because each keeps a plan. */
const mostPrepared = 2_000

/**
 * Parses and plans each statement once, and sends it in one message: PGlite's own `query` parses and plans again each
 * time, in six messages. For callers whose tables keep their columns.
 */
export function preparingPglite(pglite: PGlite): Embedded {
  const known = new Map<string, Prepared>()
  const send = (...parts: readonly Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...parts, protocol.serialize.sync()]), { syncToFs: false })

  async function prepare(text: string): Promise<Prepared> {
    if (known.size >= mostPrepared) {
      known.clear()
      await send(protocol.serialize.query('deallocate all'))
    }
    const name = `s${known.size}`
    const answers = await send(
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: 'S', name }),
    )
    const prepared = {
      name,
      types: parse.parseDescribeStatementResults(answers),
      columns: answers.filter((message) => message instanceof messages.RowDescriptionMessage),
    }
    known.set(text, prepared)
    return prepared
  }
  async function run<Row>(text: string, values: readonly unknown[] = []): Promise<Results<Row>> {
    const { name, types, columns } = known.get(text) ?? (await prepare(text))
    const written = values.map((value, at) => {
      if (value === null || value === undefined) return null
      const write = pglite.serializers[types[at] ?? 0]
      return write ? write(value) : String(value)
    })
    const answers = await send(
      protocol.serialize.bind({ statement: name, values: written }),
      protocol.serialize.execute({}),
    )
    const [result] = parse.parseResults([...columns, ...answers], pglite.parsers)
    return result as Results<Row>
  }

  let last: Promise<unknown> = Promise.resolve()
  /** Runs works one after another, in the order in which they came. */
  const alone = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
  return {
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: <Row>(text: string, values?: readonly unknown[]) => alone(() => run<Row>(text, values)),
    transaction: (work) =>
      alone(async () => {
        await run('begin')
        try {
          const value = await work({ query: run, rollback: async () => void (await run('rollback')) })
          const { command } = (await run('commit')) as { readonly command?: string }
          if (command === 'ROLLBACK') throw new TransactionAbortedError()
          return value
        } catch (error) {
          await run('rollback')
          throw error
        }
      }),
  }
}
