interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly rows: readonly unknown[]
  /** How many rows it has changed. */
  readonly changed: number
}

/** Watches the order in which transactions lock rows: two that lock in different orders may wait for each other for ever. */
export interface LockWatch {
  begin(by: object): void
  end(by: object): void
  /** A statement of a transaction that has locked rows, if it returned or changed some. */
  saw(by: object, statement: Statement): void
  /** The violations since the last call. */
  takeBroken(): readonly string[]
}

/** Tables in the order in which every sale and every refund locks their rows, and the statements that do. */
const ranks = [
  { of: 'the cart', lock: /^select [^()]*? from "carts".* for update$/s },
  { of: 'gift codes', lock: /^select [^()]*? from "gift_codes".* for update$|^update "gift_codes"/s },
  { of: 'promotions', lock: /^select [^()]*? from promotions .* for update$|^update promotions /s },
  {
    of: 'the shelves',
    lock: /^select [^()]*? from "product_stock".* for no key update$|^(?:update|insert into) "product_stock"/s,
  },
] as const

interface Open {
  /** Tables of which the transaction has locked rows, by their place in `ranks`. */
  readonly tables: Set<number>
  /** Products all of whose shelves are locked. */
  readonly products: Set<number>
  readonly shelves: Set<string>
  last: Shelf | undefined
}
type Shelf = readonly [product: number, combination: string]

/** A statement that changes one shelf, as the shop writes them: where its values name the shelf. */
const oneShelf = [
  { text: /^update "product_stock" set "stock" = stock - \$1 where "product_id" = \$2 and "combination" = \$3/, at: 1 },
  { text: /^insert into "product_stock" \("product_id", "combination", "stock"\) values \(\$1, \$2, \$3\)/, at: 0 },
] as const

export function makeLockWatch(): LockWatch {
  const open = new WeakMap<object, Open>()
  const known = new Map<string, { readonly rank: number; readonly shelfAt: number | undefined }>()
  let broken: string[] = []
  const read = (text: string) => {
    const seen = known.get(text) ?? {
      rank: ranks.findIndex(({ lock }) => lock.test(text)),
      shelfAt: oneShelf.find((one) => one.text.test(text))?.at,
    }
    known.set(text, seen)
    return seen
  }
  const lockShelf = (own: Open, shelf: Shelf) => {
    const [product, combination] = shelf
    const name = shelf.join(':')
    if (own.products.has(product) || own.shelves.has(name)) return
    own.shelves.add(name)
    const { last } = own
    own.last = shelf
    if (last && (product < last[0] || (product === last[0] && combination < last[1])))
      broken.push(`shelf ${name} is locked after ${last.join(':')}`)
  }
  return {
    begin: (by) => void open.set(by, { tables: new Set(), products: new Set(), shelves: new Set(), last: undefined }),
    end: (by) => void open.delete(by),
    saw(by, { text, values, rows, changed }) {
      const own = open.get(by)
      if (!own || rows.length + changed === 0) return
      const { rank, shelfAt } = read(text)
      if (rank < 0) return
      const higher = [...own.tables].filter((one) => one > rank)
      if (!own.tables.has(rank))
        for (const one of higher) broken.push(`${ranks[rank]?.of ?? ''} are locked after ${ranks[one]?.of ?? ''}`)
      own.tables.add(rank)
      if (shelfAt !== undefined) lockShelf(own, [Number(values[shelfAt]), String(values[shelfAt + 1])])
      else if (/^select .*"product_stock"/s.test(text))
        for (const row of rows) own.products.add(Number(Object(row)['product_id']))
    },
    takeBroken() {
      const found = [...new Set(broken)]
      broken = []
      return found
    },
  }
}
