import { invoiceWire } from '@market/api/counter'
import { type ShopWork, trackSteps } from '@market/commerce'
import type { PackageDetailWire, PackageRowWire } from '@market/contract/counter'
import type { FoundPackage } from '@market/database'
import { isPackageOverdue, packageDaysLate } from '@market/domain/packages'
import { add, toLira } from '@market/domain/money'
import { mayDo, type Role } from '@market/domain/team'
import { fullName } from '@market/domain/text'

interface Viewer {
  readonly role: Role
  readonly now: Date
}

/** A package in a list. Roles without the right to see the buyer get neither name nor gift note. */
export function packageRowOf(found: FoundPackage, { role, now }: Viewer): PackageRowWire {
  const { balance, firstLine, shop, snapshot } = found
  const seesBuyer = mayDo(role, 'package.work') || mayDo(role, 'order.read')
  const lines = shop.items.map((item, index) => {
    const left = balance.lines.find(({ line }) => line === firstLine + index)
    return {
      line: firstLine + index,
      product_id: item.productId,
      name: `${item.brand} ${item.name}`.trim(),
      image: item.image,
      attributes: item.attributes.map((attribute) => ({ ...attribute })),
      units: left?.units ?? 0,
      cancelled: item.quantity - (left?.units ?? 0),
      paid: left ? toLira(add(left.paid.money, left.paid.gift)) : 0,
      gift: item.gift && {
        wrapped: item.gift.wrapped,
        note: seesBuyer ? item.gift.note : null,
        prices_hidden: item.gift.pricesHidden,
      },
    }
  })
  return {
    id: found.id,
    order_id: found.number,
    state: found.state,
    revision: found.revision,
    ordered_at: found.orderedAt.toISOString(),
    due_on: found.dueOn,
    overdue: isPackageOverdue(found, now),
    days_late: packageDaysLate(found, now),
    units: lines.reduce((sum, { units }) => sum + units, 0),
    lines,
    recipient: seesBuyer ? fullName(snapshot.delivery) : null,
    tracking_no: found.trackingNo,
  }
}

const workOf = (state: FoundPackage['state']): ShopWork | null =>
  state === 'new' || state === 'accepted' || state === 'packed' ? state : null

/** A package with all that its role may see. */
export function packageDetailOf(found: FoundPackage, viewer: Viewer): PackageDetailWire {
  const { balance, shop, snapshot, movedDay, movedFrom, movedTo } = found
  const { delivery, invoice, shipping } = snapshot
  const seesBuyer = mayDo(viewer.role, 'package.work')
  const moved =
    movedDay === null || movedFrom === null || movedTo === null ? null : { day: movedDay, from: movedFrom, to: movedTo }
  return {
    ...packageRowOf(found, viewer),
    address: seesBuyer
      ? {
          name: fullName(delivery),
          phone: delivery.phone,
          city: delivery.city,
          district: delivery.district,
          neighborhood: delivery.neighborhood,
          address: delivery.address,
          place: shipping.place,
        }
      : null,
    note: seesBuyer && snapshot.note !== '' ? snapshot.note : null,
    bill_to: seesBuyer ? invoiceWire(invoice) : null,
    cargo: toLira(add(balance.cargo.money, balance.cargo.gift)),
    cash: found.cash > 0 ? toLira(found.cash) : null,
    accepted_at: found.accepted_at?.toISOString() ?? null,
    packed_at: found.packed_at?.toISOString() ?? null,
    steps: trackSteps(
      {
        status: found.status,
        events: found.events,
        delivery: shop.delivery,
        moved,
        work: workOf(found.state),
        toPoint: shipping.option !== 'address',
      },
      viewer.now,
    ),
    invoice:
      found.invoiceAt && found.invoiceBytes !== null
        ? { uploaded_at: found.invoiceAt.toISOString(), bytes: found.invoiceBytes }
        : null,
  }
}
