import { packageStateNames, type PackageState, returnStateNames, type SellerReturnState } from '@market/domain/packages'
import { type RequirementState, sellerStateNames, type SellerState } from '@market/domain/sellers'
import { AnyIcon, type AnyIconName } from './any-icon.tsx'
import * as css from './parts.css.ts'

type Tone = keyof typeof css.tone
/** A state's tone, icon and word. */
export type StateLook = readonly [tone: Tone, icon: AnyIconName, word: string]

/** A state by tone, icon and word together. */
export function StateTag({ look: [tone, icon, word] }: { readonly look: StateLook }) {
  return (
    <span className={css.tone[tone]}>
      <AnyIcon of={icon} size="sm" />
      {word}
    </span>
  )
}

export const packageLooks: Readonly<Record<PackageState, StateLook>> = {
  new: ['info', { shop: 'package' }, packageStateNames.new],
  accepted: ['primary', { desk: 'list-checks' }, packageStateNames.accepted],
  packed: ['primary', { shop: 'package' }, packageStateNames.packed],
  shipped: ['primary', { shop: 'truck' }, packageStateNames.shipped],
  delivered: ['success', { shop: 'check-circle' }, packageStateNames.delivered],
  unsupplied: ['error', { shop: 'prohibit' }, packageStateNames.unsupplied],
  cancelled: ['neutral', { desk: 'x-circle' }, packageStateNames.cancelled],
  returned: ['warning', { shop: 'arrow-u-up-left' }, packageStateNames.returned],
  lost: ['error', { shop: 'warning-circle' }, packageStateNames.lost],
}
export const returnLooks: Readonly<Record<SellerReturnState, StateLook>> = {
  awaited: ['primary', { shop: 'truck' }, returnStateNames.awaited],
  arrived: ['warning', { shop: 'clock' }, returnStateNames.arrived],
  disputed: ['plum', { desk: 'scales' }, returnStateNames.disputed],
  accepted: ['success', { shop: 'check-circle' }, returnStateNames.accepted],
  refused: ['neutral', { desk: 'x-circle' }, returnStateNames.refused],
}
export const sellerLooks: Readonly<Record<SellerState, StateLook>> = {
  draft: ['neutral', { shop: 'pencil' }, sellerStateNames.draft],
  submitted: ['info', { shop: 'storefront' }, sellerStateNames.submitted],
  verified: ['primary', { shop: 'shield-check' }, sellerStateNames.verified],
  contracted: ['primary', { desk: 'file' }, sellerStateNames.contracted],
  open: ['success', { shop: 'check-circle' }, sellerStateNames.open],
  stopped: ['error', { shop: 'prohibit' }, sellerStateNames.stopped],
  ended: ['neutral', { desk: 'x-circle' }, sellerStateNames.ended],
}
export const requirementLooks: Readonly<Record<RequirementState, StateLook>> = {
  missing: ['warning', { desk: 'circle-dashed' }, 'Eksik'],
  asked: ['warning', { shop: 'warning' }, 'Yeniden istendi'],
  given: ['info', { shop: 'clock' }, 'İncelenecek'],
  accepted: ['success', { shop: 'check-circle' }, 'Uygun'],
  expired: ['error', { shop: 'warning-circle' }, 'Süresi doldu'],
}
