import { fail, succeed } from '@market/domain/kernel'
import { moveSale, payInspectedDevice } from '../buy-back/advance-sales.ts'
import type { Deps } from '../platform/deps.ts'
import type { OfficeCommand } from './office-command.ts'

const findSale = ({ db }: Deps, cargoCode: string) =>
  db
    .selectFrom('device_sales')
    .select(['offer_id', 'status', 'device'])
    .where('cargo_code', '=', cargoCode)
    .executeTakeFirst()

export const inspect: OfficeCommand = {
  usage: '<cargo code>',
  about: 'a device has come and is as its seller described it',
  needs: 1,
  async run(deps, [code = '']) {
    const sale = await findSale(deps, code)
    if (sale?.status !== 'approved' && sale?.status !== 'in-transit')
      return fail(`No device with the cargo code ${code} is awaited.`)
    await moveSale(deps, sale.offer_id, sale.status, 'inspected')
    return succeed(`${sale.device} is inspected. It is paid with: npm run office -- pay-device ${code}`)
  },
}

export const payDevice: OfficeCommand = {
  usage: '<cargo code>',
  about: 'approves the payment for an inspected device',
  needs: 1,
  inSteps: true,
  async run(deps, [code = ''], provider) {
    const sale = await findSale(deps, code)
    if (sale?.status !== 'inspected') return fail(`No device with the cargo code ${code} is inspected and unpaid.`)
    return (await payInspectedDevice(deps, provider, sale.offer_id))
      ? succeed(`${sale.device} is paid.`)
      : fail('The bank has not paid: it gave no answer, or refused the account and the seller is asked for another.')
  },
}
