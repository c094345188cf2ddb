import { fail, type Result } from '@market/domain/kernel'
import { areUnitsOf } from '@market/domain/packages'
import { cancellableOrder } from '../refunds/cancellable-order.ts'
import { type CancelledOrder, cancelOrder } from '../refunds/cancel-order.ts'
import { sellerReasons, unsuppliedReasonId } from '../refunds/cancel-reasons.ts'
import type { Refunds } from '../refunds/ports/refunds.ts'
import type { PackageFailure } from './package-failures.ts'
import type { Packages } from './ports/packages.ts'
import type { ReturnUnits } from './ports/seller-returns.ts'
import { lockPackage, type PackageCommand } from './work-on-package.ts'

interface Unsupplied extends PackageCommand {
  /** Id of the cancellation that refunds the units. */
  readonly id: string
  readonly lines: readonly ReturnUnits[]
}

/** Cancels and refunds units that a seller cannot supply, as the shopper could. The package ends with its last unit. */
export async function reportUnsupplied(
  { packages, ...refunds }: Refunds & { readonly packages: Packages },
  command: Unsupplied,
): Promise<Result<CancelledOrder, PackageFailure>> {
  const { id, of, lines, now } = command
  const found = await lockPackage(packages, command, 'unsupply')
  if (!found.ok) return found
  const order = await refunds.cancellations.lockOrder(found.value.order)
  if (!order) return fail({ code: 'package/not-found' })
  const own = cancellableOrder(order, now).lines.filter(({ shopId, kind }) => shopId === of.shopId && kind === 'cancel')
  if (
    !areUnitsOf(
      own.map(({ line, left }) => ({ line, units: left })),
      lines,
    )
  )
    return fail({ code: 'package/units' })
  const wanted = lines.flatMap(({ line, units }) =>
    own
      .filter((one) => one.line === line)
      .map(({ item }) => ({
        productId: item.productId,
        attrId: item.combination,
        quantity: units,
        reasonId: unsuppliedReasonId,
        note: '',
      })),
  )
  const cancelled = await cancelOrder(refunds, {
    id,
    of: found.value.order,
    wanted,
    reasons: sellerReasons,
    returnCode: '',
    pickupDay: null,
    photos: [],
    now,
  })
  if (cancelled.ok && cancelled.value.plan.emptiedShops.includes(of.shopId)) await packages.endUnsupplied(of)
  return cancelled
}
