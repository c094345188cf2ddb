/** Columns that select a row of `carts` as an `ActiveCart`. */
export const activeCartColumns = [
  'id',
  'revision',
  'gift_code_id as giftCodeId',
  'fast_shipping_address_id as fastAddressId',
] as const
