import { fail, type Result, succeed } from '@market/domain/kernel'
import { mayHappenToPackage, type PackageEvent } from '@market/domain/packages'
import type { PackageFailure } from './package-failures.ts'
import type { LockedPackage, PackageOf, Packages, PackageWork } from './ports/packages.ts'

export interface PackageCommand {
  readonly of: PackageOf
  /** The revision that the seller saw. */
  readonly revision: number
  readonly now: Date
}

/** Locks a package for an event. Fails if the event has no meaning now, or if the package is not as the seller saw it. */
export async function lockPackage(
  packages: Packages,
  { of, revision }: PackageCommand,
  event: PackageEvent['type'],
): Promise<Result<LockedPackage & PackageWork, PackageFailure>> {
  const found = await packages.lock(of)
  if (!found) return fail({ code: 'package/not-found' })
  if (!mayHappenToPackage(found.state, event)) return fail({ code: 'package/state', state: found.state })
  return found.revision === revision ? succeed(found) : fail({ code: 'package/stale' })
}

/** Accepts or packs a package, or takes the last of these steps back. */
export async function workOnPackage(
  packages: Packages,
  command: PackageCommand & { readonly event: 'accept' | 'pack' | 'undo' },
): Promise<Result<undefined, PackageFailure>> {
  const { of, event, now } = command
  const found = await lockPackage(packages, command, event)
  if (!found.ok) return found
  const { state, acceptedAt, packedAt } = found.value
  const work: Readonly<Record<typeof event, PackageWork>> = {
    accept: { acceptedAt: now, packedAt },
    pack: { acceptedAt, packedAt: now },
    undo: { acceptedAt: state === 'packed' ? acceptedAt : null, packedAt: null },
  }
  await packages.write(of, work[event])
  return succeed(undefined)
}

/** Hands a package to the carrier. Steps that the seller skipped are recorded with it. */
export async function shipPackage(
  packages: Packages,
  command: PackageCommand,
  /** Moves the parcel and tells the shopper; false if it was changed meanwhile. */
  ship: () => Promise<boolean>,
): Promise<Result<undefined, PackageFailure>> {
  const found = await lockPackage(packages, command, 'ship')
  if (!found.ok) return found
  const { acceptedAt, packedAt } = found.value
  await packages.write(command.of, { acceptedAt: acceptedAt ?? command.now, packedAt: packedAt ?? command.now })
  return (await ship()) ? succeed(undefined) : fail({ code: 'package/stale' })
}
