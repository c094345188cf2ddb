import { randomUUID } from 'node:crypto'
import { getInitPayment, getOrderContract, postCreditCard } from '@market/contract'
import { type Database, hide } from '@market/database'
import { bankBooks } from '../bank/start-sandbox-bank.ts'
import { makeTokens } from '../session/tokens.ts'
import { insertProduct, insertShop, type ProductToInsert } from './insert-product.ts'
import { askPatiently, type Heard, patiently, sendCall } from './make-visitor.ts'
import { startPostgres } from './start-postgres.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'
import { openPatiently } from './open-patiently.ts'

export interface LoadResult {
  readonly orders: number
  /** Units left in stock. */
  readonly stock: number
  /** Number of answers by status. */
  readonly answers: Readonly<Record<number, number>>
}

export interface CheckoutLoad<Seen> {
  readonly buyers: number
  readonly units: number
  /** Fields of the product. */
  readonly product?: Omit<ProductToInsert, 'id' | 'stocks'>
  /** Runs after the carts are filled, before anyone opens the payment page. */
  readonly arrange?: (api: TestApi) => Promise<void>
  /** Further queries to run at the end. */
  readonly look?: (db: Database, productId: number) => Promise<Seen>
}

/** Runs many concurrent buyers over HTTP for few units of one product, on a new PostgreSQL. */
export async function concurrentCheckouts<Seen>(
  wish: CheckoutLoad<Seen>,
): Promise<LoadResult & { readonly seen: Seen | undefined }> {
  return withLoad((round) => round(wish))
}

/** Runs several loads after each other on the same shop, each with another product. */
export async function withLoad<Done>(work: (round: typeof concurrentCheckouts) => Promise<Done>): Promise<Done> {
  const postgres = await startPostgres()
  try {
    const database = await openPatiently(postgres.url, { poolSize: 30 })
    const api = await startTestApi({}, database)
    try {
      await insertShop(api.deps.db, { id: 1 })
      let products = 0
      return await work((wish) => checkOutOn(api, (products += 1), wish))
    } finally {
      await api.stop()
    }
  } finally {
    postgres.stop()
  }
}

async function checkOutOn<Seen>(
  api: TestApi,
  id: number,
  { buyers, units, product, arrange, look }: CheckoutLoad<Seen>,
) {
  const { db } = api.deps
  await insertProduct(db, { ...product, id, stocks: { '': units } })
  const bearers = await makeBuyers(api, buyers, id)
  await arrange?.(api)
  const buttons = await Promise.all(bearers.map((bearer) => prepareButton(api, bearer)))
  const statuses = (await Promise.all(buttons.map(patiently))).map(({ status }) => status)
  const orders = await db
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .select('o.id')
    .where('o.stock_held', '=', true)
    .where('i.product_id', '=', id)
    .execute()
  const { stock } = await db
    .selectFrom('product_stock')
    .select('stock')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow()
  const answers = Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
  )
  return { orders: orders.length, stock, answers, seen: await look?.(db, id) }
}

/** Inserts guests with a proven address and one unit in the cart directly into the database. */
export async function makeBuyers(
  { deps }: Pick<TestApi, 'deps'>,
  count: number,
  productId = 1,
): Promise<readonly string[]> {
  const now = deps.clock.now()
  const guests = Array.from({ length: count }, (_, index) => ({
    session: randomUUID(),
    cart: randomUUID(),
    address: randomUUID(),
    email: `alici${index}@ornek.com`,
  }))
  const { db } = deps
  await db
    .insertInto('sessions')
    .values(guests.map(({ session, email }) => ({ id: session, guest_email: email, created_at: now, renewed_at: now })))
    .execute()
  await db
    .insertInto('addresses')
    .values(
      guests.map(({ session, address }) => ({
        id: address,
        owner_id: session,
        type: 1,
        title: 'Ev',
        first_name: 'Elif',
        last_name: 'Karaca',
        city: 'İstanbul',
        district: 'Kadıköy',
        neighborhood: '',
        address: 'Moda Cad. No: 41',
        phone: '05321112233',
        zip_code: '',
        email: '',
        tc: hide(''),
        company_name: '',
        tax_office: '',
        tax_number: hide(''),
        created_at: now,
      })),
    )
    .execute()
  await db
    .insertInto('address_choices')
    .values(guests.map(({ session, address }) => ({ owner_id: session, delivery_id: address, invoice_id: address })))
    .execute()
  await db
    .insertInto('carts')
    .values(
      guests.map(({ session, cart }) => ({
        id: cart,
        owner_id: session,
        status: 'active',
        revision: 1,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
  await db
    .insertInto('cart_items')
    .values(
      guests.map(({ cart }) => ({
        cart_id: cart,
        product_id: productId,
        combination: '',
        quantity: 1,
        price_when_added: 10_000,
        added_at: now,
      })),
    )
    .execute()
  await bankBooks(db)
    .insertInto('bank.card_tokens')
    .values(
      guests.map(({ session }) => ({
        token: session,
        bin: '400000',
        last4: '0000',
        brand: 'visa',
        behaviour: 'pays',
        expires_at: new Date(now.getTime() + 900_000),
      })),
    )
    .execute()
  const tokens = makeTokens(deps.config.secrets)
  const user = {
    user_id: null,
    is_active: false,
    first_name: '',
    last_name: '',
    email: null,
    newsletter: false,
    insider_contact_list: false,
    guest_email: null,
  }
  return Promise.all(guests.map(({ session }) => tokens.sign(session, user, now)))
}

/**
 * Does what the payment page does before the button, and returns a function that presses it, always with the same key.
 */
export async function prepareButton(
  { url }: Pick<TestApi, 'url'>,
  bearer: string,
): Promise<() => Promise<Heard<typeof postCreditCard>>> {
  const { cart } = await askPatiently(url, bearer, getInitPayment)
  const { version } = await askPatiently(url, bearer, getOrderContract)
  const { sub: card_token } = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString())
  const body = {
    card_token,
    total: cart.total_price_with_shipping,
    cart_revision: cart.revision,
    contract_version: version,
    contract_accepted: true,
  }
  const headers = { 'idempotency-key': randomUUID() }
  return () => sendCall(url, bearer, postCreditCard, { body }, headers)
}
