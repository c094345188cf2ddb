import {
  deleteAddress,
  getAddresses,
  getInitAddress,
  postAddress,
  postSelectAddress,
  putAddress,
} from '@market/contract'
import type { AddressBookEvent, AddressBookState } from '@market/domain/account'
import { type Database, keptNationalId } from '@market/database'
import { readPickupChoice, savePickupChoice } from './pickup/saved-pickup-choice.ts'
import { readCart } from '../cart/sql/read-cart.ts'
import { deliveryFailed } from './delivery-answers.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { applyToBook, lockAddressBook, readAddressBook } from '../account/addresses/address-store.ts'
import { addressWire, readSent } from '../account/addresses/address-wire.ts'
import { saveAddress } from '../account/addresses/save-address.ts'

/** The caller's addresses. Another owner's address is not found. */
export function addressRoutes(): readonly AnyRoute[] {
  return [
    route(getAddresses, async ({ params, caller, db }) => {
      const { addresses } = await readAddressBook(db, caller.ownerId)
      return { addresses: addresses.filter(({ type }) => type === params.type).map(addressWire) }
    }),
    route(getInitAddress, async ({ caller, db, now }) => {
      const book = await readAddressBook(db, caller.ownerId)
      const { cart } = await readCart(db, caller.ownerId, now)
      return {
        ...(await bookWire(db, caller.ownerId, book, now)),
        guest_email: caller.guestEmail,
        guest_verified: caller.guestEmail !== null,
        tc_required: cart.tcRequired,
        tc_kept: (await keptNationalId(db, caller.ownerId)) !== undefined,
      }
    }),
    route(postAddress, async ({ body, caller, db, now }) => {
      const { use_as_invoice: useAsInvoice, ...sent } = body
      const { book, saved } = await saveAddress(db, {
        ownerId: caller.ownerId,
        form: readSent(sent),
        useAsInvoice,
        now,
      })
      return { ...(await bookWire(db, caller.ownerId, book, now)), saved: addressWire(saved) }
    }),
    route(putAddress, ({ params, body, caller, db, now }) =>
      db.transaction().execute(async (trx) => {
        const { use_as_invoice: useAsInvoice, ...sent } = body
        const { book, saved } = await saveAddress(trx, {
          ownerId: caller.ownerId,
          id: params.id,
          form: readSent(sent),
          useAsInvoice,
          now,
        })
        return { ...(await bookWire(trx, caller.ownerId, book, now)), saved: addressWire(saved) }
      }),
    ),
    route(deleteAddress, ({ params, caller, db, now }) =>
      changeBook(db, { ownerId: caller.ownerId, ids: [params.id], now }, async (trx) => {
        await trx.deleteFrom('addresses').where('id', '=', params.id).execute()
        return [{ type: 'removed', id: params.id }]
      }),
    ),
    route(postSelectAddress, ({ body, caller, db, now }) => {
      const { address_id: delivery, invoice_address_id: invoice, shipping } = body
      const ids = [delivery, invoice].filter((id) => id !== undefined)
      return changeBook(db, { ownerId: caller.ownerId, ids, now }, async (trx) => {
        if (shipping) await savePickupChoice(trx, { ownerId: caller.ownerId, sent: shipping, now })
        return [
          ...(delivery ? [{ type: 'select' as const, id: delivery }] : []),
          ...(invoice ? [{ type: 'select-invoice' as const, id: invoice }] : []),
        ]
      })
    }),
  ]
}

/** Changes the owner's book in a transaction; refuses with 404 unless all `ids` are the owner's. */
const changeBook = (
  db: Database,
  { ownerId, ids, now }: { readonly ownerId: string; readonly ids: readonly string[]; readonly now: Date },
  change: (trx: Database) => Promise<readonly AddressBookEvent[]>,
) =>
  db.transaction().execute(async (trx) => {
    await lockAddressBook(trx, ownerId)
    const before = await readAddressBook(trx, ownerId)
    if (!ids.every((id) => before.addresses.some((one) => one.id === id)))
      throw deliveryFailed({ code: 'delivery/unknown-address' })
    return bookWire(trx, ownerId, await applyToBook(trx, ownerId, before, await change(trx)), now)
  })

async function bookWire(db: Database, ownerId: string, book: AddressBookState, now: Date) {
  const { option, point, receiver } = await readPickupChoice(db, ownerId)
  const { unfitForLocker } = await readCart(db, ownerId, now)
  return {
    addresses: book.addresses.map(addressWire),
    selected_address: book.selectedAddress,
    selected_invoice: book.selectedInvoice,
    shipping: {
      option,
      pickup: point,
      receiver: receiver && { ...receiver, tc: receiver.tc ?? '' },
      unfit_for_locker: [...unfitForLocker],
    },
  }
}
