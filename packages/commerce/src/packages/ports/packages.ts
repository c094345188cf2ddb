import type { PackageState } from '@market/domain/packages'
import type { OrderOf } from '../../refunds/ports/cancellations.ts'

/** Selects a package together with the caller's shop. */
export interface PackageOf {
  readonly shopId: number
  readonly id: string
}
export interface LockedPackage {
  readonly state: PackageState
  readonly revision: number
  /** Its order, as its buyer's. */
  readonly order: OrderOf
}
/**
 * When its seller accepted and packed it; null before, and after the step was taken back. A package of which units are
 * cancelled, or whose address is changed, is packed again.
 */
export interface PackageWork {
  readonly acceptedAt: Date | null
  readonly packedAt: Date | null
}

/** Packages as their sellers work on them. `lock` comes first. */
export interface Packages {
  /**
   * Locks the order and then its parcels, as a cancellation does. Undefined for an unknown id, another shop's, and
   * before the order is paid.
   */
  lock(of: PackageOf): Promise<(LockedPackage & PackageWork) | undefined>
  write(of: PackageOf, work: PackageWork): Promise<void>
  /** Marks a cancelled package as one that its seller could not supply. */
  endUnsupplied(of: PackageOf): Promise<void>
}
