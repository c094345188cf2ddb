import {
  postCalculatePrice,
  postCancelDeviceSale,
  postEmailCode,
  postEmailProof,
  postInvoiceMail,
  postOfferApprove,
} from '@market/contract'
import { emailKey } from '@market/commerce'
import { setParcelMails, wantsParcelMails } from '@market/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDevices } from '../demo/add-devices.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { describeDevice, sellerWire } from '../testing/describe-device.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { mailedCode, readMails } from '../testing/read-mails.ts'
import { makeShopper } from '../testing/shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await addDevices(api.deps.db)
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())

/** A member with an order; `change` changes the member’s address. */
const buyer = async () => {
  const member = await insertMember(api)
  const shopper = await makeShopper(api, member.credentials)
  await shopper.add(1)
  const order_id = await completeCardOrder(api, shopper)
  const email = `yeni-${member.email}`
  return {
    shopper,
    order_id,
    email,
    before: member.email,
    change: async () => {
      await shopper.ask(postEmailCode, { body: { email, password: member.password } })
      await shopper.ask(postEmailProof, { body: { email, code: await mailedCode(api.deps.db, email) } })
    },
  }
}

describe('a changed e-mail address', () => {
  it('receives the mails about earlier orders', async () => {
    const { shopper, order_id, email, change } = await buyer()
    await change()
    await shopper.ask(postInvoiceMail, { body: { order_id } })
    expect((await readMails(api.deps.db)).at(-1)).toMatchObject({ recipient: email, subject: `Faturanız: ${order_id}` })
  })

  it('receives the mails about an earlier sale of a device', async () => {
    const { shopper, before, email, change } = await buyer()
    const params = { service: 'delta' } as const
    const { offer_id } = await shopper.ask(postCalculatePrice, { params, body: await describeDevice(shopper, 'delta') })
    await shopper.ask(postOfferApprove, { params, body: { offer_id, ...sellerWire } })
    await change()
    const { length } = await readMails(api.deps.db)
    await shopper.ask(postCancelDeviceSale, { params, body: { offer_id } })
    const recipients = (await readMails(api.deps.db)).slice(length).map(({ recipient }) => recipient)
    expect(recipients).toContain(email)
    expect(recipients).not.toContain(before)
  })

  it('receives no mails about parcels if they were ended for the former one', async () => {
    const { db, clock } = api.deps
    const { before, email, change } = await buyer()
    await setParcelMails(db, emailKey(before), false, clock.now())
    await change()
    expect(await wantsParcelMails(db, emailKey(email))).toBe(false)
  })
})
