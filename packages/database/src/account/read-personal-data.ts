import type { Database } from '../open-database.ts'

/** A row as JSON, with the API's field names. */
type Row = Record<string, unknown>
type Parts = Record<string, Row[]>

/** All personal data of a member, in readable parts, without secrets such as the password hash. */
export async function readPersonalData(db: Database, userId: string): Promise<{ profile: Row; parts: Parts }> {
  const profile = await db
    .selectFrom('users as u')
    .leftJoin('national_ids as n', 'n.owner_id', 'u.id')
    .select(['u.email', 'u.first_name', 'u.last_name', 'u.phone', 'u.newsletter', 'u.insider_contact_list'])
    .select(['n.tc', 'u.created_at'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  const orders = await db
    .selectFrom('orders')
    .select(['number', 'email', 'status', 'total', 'created_at', 'snapshot'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return {
    profile: plain(profile),
    parts: {
      addresses: await addresses(db, userId),
      orders: orders.map(({ snapshot, total, ...order }) => plain({ ...order, total_kurus: total, content: snapshot })),
      device_sales: await devices(db, userId),
      ...(await purchases(db, userId)),
      ...(await writings(db, userId)),
      ...(await choices(db, userId)),
    },
  }
}

async function purchases(db: Database, userId: string): Promise<Parts> {
  const bought = await db
    .selectFrom('purchases')
    .select(['number', 'kind', 'status', 'amount as total_kurus', 'content', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const tickets = await db
    .selectFrom('raffle_tickets as t')
    .innerJoin('products as p', 'p.id', 't.product_id')
    .select(['p.name as product', 't.number', 't.created_at'])
    .where('t.user_id', '=', userId)
    .execute()
  return { purchases: bought.map(plain), raffle_tickets: tickets.map(plain) }
}

const addresses = async (db: Database, userId: string): Promise<Row[]> => {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id: _id, owner_id: _owner, ...address }) => plain(address))
}

async function writings(db: Database, userId: string): Promise<Parts> {
  const comments = await db
    .selectFrom('comments as m')
    .innerJoin('products as p', 'p.id', 'm.product_id')
    .select(['p.name as product', 'm.rating', 'm.text', 'm.images as photos', 'm.status', 'm.created_at'])
    .where('m.user_id', '=', userId)
    .execute()
  const questions = await db
    .selectFrom('questions as q')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .select(['p.name as product', 'q.text', 'q.open', 'q.answer', 'q.created_at'])
    .where('q.user_id', '=', userId)
    .execute()
  const reports = await db
    .selectFrom('comment_reports')
    .select(['comment_id', 'reason', 'note', 'created_at'])
    .where('user_id', '=', userId)
    .execute()
  const applications = await db
    .selectFrom('seller_applications')
    .select(['number', 'form', 'created_at'])
    .where('owner_id', '=', userId)
    .execute()
  const polls = await db
    .selectFrom('poll_answers')
    .select(['poll_id', 'answers', 'created_at'])
    .where('owner_id', '=', userId)
    .execute()
  return {
    comments: comments.map(plain),
    questions: questions.map(plain),
    reported_comments: reports.map(plain),
    poll_answers: polls.map(plain),
    seller_applications: applications.map(plain),
  }
}

const devices = async (db: Database, userId: string): Promise<Row[]> => {
  const rows = await db
    .selectFrom('device_sales')
    .select(['device', 'service', 'answers', 'price as price_kurus', 'seller', 'cargo_code', 'status', 'approved_at'])
    .where('owner_id', '=', userId)
    .orderBy('approved_at')
    .execute()
  return rows.map(plain)
}

async function choices(db: Database, userId: string): Promise<Parts> {
  const lists = await db
    .selectFrom('favourite_lists as l')
    .leftJoin('favourite_items as i', 'i.list_id', 'l.id')
    .leftJoin('products as p', 'p.id', 'i.product_id')
    .select(['l.name as list', 'p.name as product', 'i.added_at'])
    .where('l.user_id', '=', userId)
    .execute()
  const shops = await db
    .selectFrom('followed_shops as f')
    .innerJoin('shops as s', 's.id', 'f.shop_id')
    .select('s.name')
    .where('f.user_id', '=', userId)
    .execute()
  const alarms = await db
    .selectFrom('alarms as a')
    .innerJoin('products as p', 'p.id', 'a.product_id')
    .select(['p.name as product', 'a.kind', 'a.target as target_kurus', 'a.created_at', 'a.told_at', 'a.ended_at'])
    .where('a.owner_id', '=', userId)
    .execute()
  const gifts = await db
    .selectFrom('gift_takes as g')
    .innerJoin('products as p', 'p.id', 'g.product_id')
    .select(['p.name as product', 'g.taken_at'])
    .where('g.owner_id', '=', userId)
    .execute()
  const saved = await db
    .selectFrom('saved_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['p.name as product', 'i.quantity', 'i.gift', 'i.saved_at'])
    .where('i.owner_id', '=', userId)
    .execute()
  const cartGifts = await db
    .selectFrom('cart_items as i')
    .innerJoin('carts as c', 'c.id', 'i.cart_id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['p.name as product', 'i.gift'])
    .where('c.owner_id', '=', userId)
    .where('i.gift', 'is not', null)
    .execute()
  const notifications = await db
    .selectFrom('notifications')
    .select(['title', 'text', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .execute()
  const consents = await db
    .selectFrom('consents')
    .select(['channel', 'given', 'changed_at'])
    .where('user_id', '=', userId)
    .execute()
  const logins = await db
    .selectFrom('social_logins')
    .select(['provider', 'created_at'])
    .where('user_id', '=', userId)
    .execute()
  const cards = await db
    .selectFrom('saved_cards')
    .select(['bin as first_digits', 'last4', 'expiry', 'name', 'consented_at', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at')
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'renewed_at', 'revoked_at', 'device'])
    .where('user_id', '=', userId)
    .execute()
  const secondSteps = await db
    .selectFrom('second_steps')
    .select('confirmed_at as on_since')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .execute()
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const browsers = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('owner_id', '=', userId)
    .execute()
  const events = await db
    .selectFrom('security_log')
    .select(['at', 'event'])
    .where('who', '=', userId)
    .orderBy('id')
    .execute()
  return {
    security_events: events.map(plain),
    browsers_with_messages: browsers.map(plain),
    second_step: secondSteps.map(plain),
    passkeys: passkeys.map(plain),
    saved_cards: cards.map(plain),
    favourites: lists.map(plain),
    saved_for_later: saved.map(plain),
    alarms: alarms.map(plain),
    gifts_in_cart: cartGifts.map(plain),
    gifts_taken: gifts.map(plain),
    followed_shops: shops.map(plain),
    notifications: notifications.map(plain),
    consents: consents.map(plain),
    other_logins: logins.map(plain),
    sessions: sessions.map(plain),
  }
}

/** A row as JSON, with instants as ISO 8601 text. */
const plain = (row: object): Row => JSON.parse(JSON.stringify(row))
