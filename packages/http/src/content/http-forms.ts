import { postContactUs, postTellFriend, postWholesaleDemand } from '@market/contract'
import type { ContactGateway, FriendGateway, WholesaleGateway } from '@market/domain/content'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `ContactGateway`: the contact form. */
export const httpContacts = (api: ApiClient): ContactGateway => ({
  send: ({ firstName, lastName, orderNumber, ...form }) =>
    mapResult(
      api.send(postContactUs, {
        body: { ...form, first_name: firstName, last_name: lastName, order_number: orderNumber },
      }),
      (wire) => ({ ticketNo: wire.ticket_no }),
    ),
})

/** `FriendGateway`: suggests a product to a friend. */
export const httpFriends = (api: ApiClient): FriendGateway => ({
  tell: (form) =>
    mapResult(
      api.send(postTellFriend, {
        body: {
          product_id: form.productId,
          friend_name: form.friendName,
          friend_email: form.friendEmail,
          message: form.message,
        },
      }),
      () => undefined,
    ),
})

/** `WholesaleGateway`: asks for many units of a product. */
export const httpWholesale = (api: ApiClient): WholesaleGateway => ({
  demand: ({ productId, companyName, firstName, lastName, ...form }) =>
    mapResult(
      api.send(postWholesaleDemand, {
        body: {
          ...form,
          product_id: productId,
          company_name: companyName,
          first_name: firstName,
          last_name: lastName,
        },
      }),
      () => undefined,
    ),
})
