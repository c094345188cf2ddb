import { placeLimits } from '@market/domain/account'
import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, email, shortText, text, uuid } from '../kernel/field.ts'

/** 1 delivery, 2 invoice. */
const addressType = v.picklist([1, 2])
const line = (max: number) => v.pipe(v.string(), v.maxLength(max))

const addressBody = v.strictObject({
  type: v.optional(addressType, 1),
  title: line(50),
  first_name: line(60),
  last_name: line(60),
  city: line(60),
  district: line(60),
  neighborhood: v.optional(line(100), ''),
  address: line(500),
  /** With its spaces removed. */
  phone: line(20),
  zip_code: v.optional(line(10), ''),
  email: v.optional(email, ''),
  tc: v.optional(line(11), ''),
  company_name: v.optional(line(150), ''),
  tax_office: v.optional(line(100), ''),
  tax_number: v.optional(line(10), ''),
  /** Use it for the invoice too. */
  use_as_invoice: v.optional(v.boolean(), true),
})
/**
 * A saved address as the provider returns it (specification section 5, `address_save`). `city`, `district` and
 * `neighbourhood` are names; the phone is a Turkish mobile number (rules.md V14).
 */
export const address = v.object({
  id: uuid,
  type: addressType,
  title: text,
  first_name: text,
  last_name: text,
  city: text,
  district: text,
  neighborhood: text,
  address: text,
  phone: text,
  zip_code: text,
  email: text,
  tc: text,
  company_name: text,
  tax_office: text,
  tax_number: text,
})
/** An address as a client reads it. */
export type AddressWire = v.InferOutput<typeof address>

/** `tc`: the national ID shown at a branch. */
const receiver = v.object({
  first_name: line(60),
  last_name: line(60),
  phone: line(20),
  tc: v.optional(line(11), ''),
})
const shippingOption = v.picklist(['address', 'branch', 'kargomat'])
const pickup = v.object({ id: count, name: text, city: text, district: text, address: text, hours: text })

const addressState = v.object({
  addresses: v.array(address),
  selected_address: v.nullable(uuid),
  selected_invoice: v.nullable(uuid),
  /** Delivery to the address, to a postal branch or to a parcel locker, and the person who picks it up there. */
  shipping: v.object({
    option: shippingOption,
    pickup: v.nullable(pickup),
    receiver: v.nullable(receiver),
    /** Names of products in the cart that no locker takes. */
    unfit_for_locker: v.array(text),
  }),
})

/**
 * The addresses of the caller, who may be an anonymous visitor. `type` selects all of them, or those of persons or
 * companies.
 */
export const getAddresses = defineCall({
  method: 'GET',
  path: '/addresses/{type}',
  who: 'any',
  summary: 'Addresses of the caller',
  params: v.object({ type: v.pipe(v.union([shortText, v.number()]), v.transform(Number), addressType) }),
  answer: v.object({ addresses: v.array(address) }),
})
/** Data of the address step: the addresses and the ones selected for delivery and invoice (rules.md K3). */
export const getInitAddress = defineCall({
  method: 'GET',
  path: '/init-address',
  who: 'any',
  summary: 'Data of the address step',
  answer: v.object({
    ...addressState.entries,
    guest_email: v.nullable(text),
    guest_verified: v.boolean(),
    tc_required: v.boolean(),
    /** A national ID was stored by /set_tc. */
    tc_kept: v.boolean(),
  }),
})
/** Refused with 422 if a field breaks the rules of the form (rules.md V7, V8, V13, V14). */
export const postAddress = defineCall({
  method: 'POST',
  path: '/address',
  who: 'any',
  summary: 'Save a new address; it becomes the selected one',
  idempotent: true,
  body: addressBody,
  answer: v.object({ ...addressState.entries, saved: address }),
})
/** Replaces every field. 404 for another caller's address; refused with 422 like `POST /address`. */
export const putAddress = defineCall({
  method: 'PUT',
  path: '/address/{id}',
  who: 'any',
  summary: 'Change an address; it becomes the selected one',
  params: v.object({ id: shortText }),
  body: addressBody,
  answer: v.object({ ...addressState.entries, saved: address }),
})
/** 404 for another caller's address (rules.md K3). */
export const deleteAddress = defineCall({
  method: 'DELETE',
  path: '/address/{id}',
  who: 'any',
  summary: 'Remove an address; the first remaining one is selected',
  params: v.object({ id: shortText }),
  answer: addressState,
})
/** Choosing among saved addresses; the specification only names saving. */
export const postSelectAddress = defineCall({
  method: 'POST',
  path: '/approve_address',
  who: 'any',
  summary: 'Select the delivery address, the invoice address and the pick-up point of the order',
  body: v.strictObject({
    address_id: v.optional(shortText),
    invoice_address_id: v.optional(shortText),
    shipping: v.optional(
      v.strictObject({
        option: shippingOption,
        pickup_id: v.optional(count),
        receiver: v.optional(v.strictObject(receiver.entries)),
      }),
    ),
  }),
  answer: addressState,
})

/** Names in Turkish order. An unknown city or district gives an empty list. */
export const getCityDistrict = defineCall({
  method: 'GET',
  path: '/city-district',
  who: 'any',
  summary: 'Provinces; with city its districts; with district its neighbourhoods',
  query: v.object({ city: v.optional(shortText), district: v.optional(shortText) }),
  answer: v.object({
    cities: v.array(text),
    districts: v.array(text),
    neighborhoods: v.array(text),
  }),
})

/** Places that an address line names, in any order, best first, eight at most; a whole district has an empty neighbourhood. */
export const getFoundPlaces = defineCall({
  method: 'GET',
  path: '/x/places',
  who: 'any',
  summary: 'Districts and neighbourhoods that the words of an address line may mean',
  query: v.object({ q: v.pipe(v.string(), v.maxLength(placeLimits.maxCharacters)) }),
  answer: v.object({
    places: v.array(
      v.object({
        city: text,
        district: text,
        neighborhood: text,
        /** The line without the place. */
        street: text,
        zip_code: text,
        /** The line does not name the place with certainty, so the shopper should confirm it. */
        guessed: v.boolean(),
      }),
    ),
  }),
})
