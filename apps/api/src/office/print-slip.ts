import { writeFile } from 'node:fs/promises'
import { fail, succeed } from '@market/domain/kernel'
import { packingSlip } from '@market/documents'
import { findParcel } from '../fulfilment/move-parcel.ts'
import { setDocument } from '../platform/documents/set-document.ts'
import type { OfficeCommand } from './office-command.ts'

export const printSlip: OfficeCommand = {
  usage: '<order> <shop’s number> <file.pdf>',
  about: 'writes the paper that goes into a parcel: its goods, gift notes, and no price where a gift hides them',
  needs: 3,
  async run(deps, [order = '', shop = '', file = '']) {
    const parcel = await findParcel(deps, order, Number(shop))
    if (parcel?.status !== 'preparing')
      return fail(`Order ${order} has no parcel of shop ${shop} that is being prepared.`)
    const { snapshot, number, shopName, lines } = parcel
    const pdf = await setDocument({
      ...packingSlip({ number, shopName, delivery: snapshot.delivery, lines }),
      shop: deps.config.siteTitleShort,
    })
    // Only the shop's user may read the file, since it has personal data.
    await writeFile(file, pdf, { mode: 0o600 })
    return succeed(`The paper of ${number}, shop ${shop} is in ${file}.`)
  },
}
