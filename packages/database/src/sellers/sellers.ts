import type { Seller, Sellers } from '@market/commerce'
import { isoDayText } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { ShopSettings } from '@market/domain/sellers'
import { slugify } from '@market/domain/text'
import { sql } from 'kysely'
import type { Database } from '../open-database.ts'
import { isUuid } from '../is-uuid.ts'

const columns = [
  'id',
  'name',
  'state',
  'state_at',
  'joined_at',
  'state_reason',
  'revision',
  'legal_name',
  'tax_office',
  'tax_number',
  'mersis',
  'kep',
  'city',
  'district',
  'street',
  'phone',
  'return_address',
  'description',
  'cargo_price',
  'free_cargo_over',
  'prepare_days',
  'leave_from',
  'leave_to',
  'on_leave',
  'asked_at',
  'answered_at',
] as const

/** Sellers in the tables of a transaction. */
export const sqlSellers = (trx: Database): Sellers => {
  const read = (id: number, locked: boolean) =>
    trx
      .selectFrom('shops')
      .select(columns)
      .where('id', '=', id)
      .$if(locked, (query) => query.forUpdate())
      .executeTakeFirst()
  type Row = NonNullable<Awaited<ReturnType<typeof read>>>
  const sellerOf = (row: Row | undefined): Seller | undefined =>
    row && {
      id: row.id,
      name: row.name,
      state: row.state,
      stateAt: row.state_at ?? row.joined_at,
      stateReason: row.state_reason,
      revision: row.revision,
      onLeave: row.on_leave,
      askedAt: row.asked_at,
      answeredAt: row.answered_at,
      company: {
        legalName: row.legal_name,
        taxOffice: row.tax_office,
        taxNumber: row.tax_number,
        mersis: row.mersis,
        kep: row.kep,
      },
      address: { city: row.city, district: row.district, street: row.street, phone: row.phone },
      returnAddress: row.return_address,
      description: row.description,
      cargoPrice: kurus(row.cargo_price),
      freeCargoOver: row.free_cargo_over === null ? null : kurus(row.free_cargo_over),
      prepareDays: row.prepare_days,
      leave: row.leave_from !== null && row.leave_to !== null ? { from: row.leave_from, to: row.leave_to } : null,
    }
  return {
    lock: async (id) => sellerOf(await read(id, true)),
    find: async (id) => sellerOf(await read(id, false)),
    async change(id, { state, stateAt, stateReason, askedAt, answeredAt, settings, onLeave }) {
      await trx
        .updateTable('shops')
        .set({
          revision: sql`revision + 1`,
          ...(state !== undefined && { state, active: state === 'open' }),
          // A shop has been selling since it was first opened.
          ...(state === 'open' && {
            joined_at: sql`case when state = 'contracted' then ${stateAt} else joined_at end`,
          }),
          ...(stateAt && { state_at: stateAt }),
          ...(stateReason !== undefined && { state_reason: stateReason }),
          ...(askedAt !== undefined && { asked_at: askedAt }),
          ...(answeredAt !== undefined && { answered_at: answeredAt }),
          ...(onLeave !== undefined && { on_leave: onLeave }),
          ...(settings && settingsRow(settings)),
        })
        .where('id', '=', id)
        .execute()
    },
    async begin({ application, name, company, address, now }) {
      const known = await trx
        .selectFrom('seller_applications')
        .select('shop_id')
        .where('number', '=', application)
        .forUpdate()
        .executeTakeFirst()
      if (known?.shop_id) return known.shop_id
      // Shops have no sequence: those of a catalogue bring their numbers.
      await sql`lock table shops in share row exclusive mode`.execute(trx)
      const { id } = await trx
        .selectFrom('shops')
        .select(({ fn }) => sql<number>`coalesce(${fn.max('id')}, 0) + 1`.as('id'))
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('shops')
        .values({
          id,
          slug: await freeSlug(trx, name, id),
          name,
          logo: '',
          legal_name: company.legalName,
          tax_office: company.taxOffice,
          tax_number: company.taxNumber,
          mersis: company.mersis,
          kep: company.kep,
          ...address,
          rating: 0,
          rating_count: 0,
          cargo_price: 0,
          free_cargo_over: null,
          prepare_days: 1,
          active: false,
          autopilot: false,
          state: 'draft',
          state_at: now,
          joined_at: now,
        })
        .execute()
      await trx.updateTable('seller_applications').set({ shop_id: id }).where('number', '=', application).execute()
      return id
    },
    async requirements(now) {
      const today = isoDayText(now)
      const rows = await trx
        .selectFrom('requirements')
        .selectAll()
        .distinctOn('key')
        .where('since', '<=', today)
        .orderBy('key')
        .orderBy('since', 'desc')
        .execute()
      return rows
        .filter(({ until }) => until === null || until > today)
        .sort((one, other) => one.position - other.position)
        .map(({ since, until: _until, position: _position, ...row }) => ({ ...row, version: since }))
    },
    marks: (id) =>
      trx
        .selectFrom('requirement_marks')
        .select(['key', 'mark', 'version', 'note', 'at'])
        .where('shop_id', '=', id)
        .orderBy('id')
        .execute(),
    documents: (id) =>
      trx
        .selectFrom('shop_documents')
        .select(['id', 'key', 'type', 'bytes', 'status', 'sent_at as sentAt'])
        .where('shop_id', '=', id)
        .orderBy('sent_at')
        .orderBy('id')
        .execute(),
    async mark(id, mark) {
      await trx
        .insertInto('requirement_marks')
        .values({ shop_id: id, ...mark })
        .execute()
    },
    async addDocument(id, { sentAt, ...document }) {
      await trx
        .insertInto('shop_documents')
        .values({ ...document, shop_id: id, sent_at: sentAt })
        .execute()
      await countUp(trx, id)
    },
    async removeDocument(id, document) {
      if (!isUuid(document)) return undefined
      const removed = await trx
        .deleteFrom('shop_documents')
        .where('shop_id', '=', id)
        .where('id', '=', document)
        .where('status', '=', 'sent')
        .returning('paper')
        .executeTakeFirst()
      if (removed) await countUp(trx, id)
      return removed?.paper
    },
    async settleDocuments(id, key, status, now) {
      await trx
        .updateTable('shop_documents')
        .set({ status, settled_at: now })
        .where('shop_id', '=', id)
        .where('key', '=', key)
        .where('status', '=', 'sent')
        .execute()
    },
    async terms(now) {
      const row = await trx
        .selectFrom('seller_terms')
        .selectAll()
        .where('since', '<=', now)
        .orderBy('since', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      return {
        checkDays: row.check_days,
        hearDays: row.hear_days,
        messageDays: row.message_days,
        mendDays: row.mend_days,
      }
    },
  }
}

const countUp = (trx: Database, id: number) =>
  trx
    .updateTable('shops')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

function settingsRow({ company, address, returnAddress, leave, ...more }: ShopSettings) {
  return {
    legal_name: company.legalName,
    tax_office: company.taxOffice,
    tax_number: company.taxNumber,
    mersis: company.mersis,
    kep: company.kep,
    city: address.city,
    district: address.district,
    street: address.street,
    phone: address.phone,
    return_address: returnAddress === null ? null : JSON.stringify(returnAddress),
    description: more.description,
    cargo_price: more.cargoPrice,
    free_cargo_over: more.freeCargoOver,
    prepare_days: more.prepareDays,
    leave_from: leave?.from ?? null,
    leave_to: leave?.to ?? null,
  }
}

/** The shop's name as a slug, with its number if another shop has it. A slug of digits alone would be read as a number. */
async function freeSlug(trx: Database, name: string, id: number): Promise<string> {
  const slug = slugify(name)
  if (slug === '' || /^\d+$/.test(slug)) return `magaza-${id}`
  const taken = await trx.selectFrom('shops').select('id').where('slug', '=', slug).executeTakeFirst()
  return taken ? `${slug}-${id}` : slug
}
