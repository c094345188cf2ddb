import { AnyIcon, type AnyIconName } from './any-icon.tsx'
import * as css from './parts.css.ts'

type Tone = keyof typeof css.tone
/** A state's tone, icon and word. */
export type StateLook = readonly [tone: Tone, icon: AnyIconName, word: string]

/** A state by tone, icon and word together; nothing for a state without a look. */
export function StateTag({ look }: { readonly look: StateLook | undefined }) {
  if (!look) return null
  const [tone, icon, word] = look
  return (
    <span className={css.tone[tone]}>
      <AnyIcon of={icon} size="sm" />
      {word}
    </span>
  )
}

export const packageLooks: Readonly<Record<string, StateLook>> = {
  new: ['info', { shop: 'package' }, 'Yeni'],
  accepted: ['primary', { desk: 'list-checks' }, 'Hazırlanıyor'],
  packed: ['primary', { shop: 'package' }, 'Paketlendi'],
  shipped: ['primary', { shop: 'truck' }, 'Kargoda'],
  delivered: ['success', { shop: 'check-circle' }, 'Teslim edildi'],
  unsupplied: ['error', { shop: 'prohibit' }, 'Tedarik edilemedi'],
  cancelled: ['neutral', { desk: 'x-circle' }, 'İptal edildi'],
  returned: ['warning', { shop: 'arrow-u-up-left' }, 'Geri döndü'],
  lost: ['error', { shop: 'warning-circle' }, 'Kayboldu'],
}
export const returnLooks: Readonly<Record<string, StateLook>> = {
  awaited: ['primary', { shop: 'truck' }, 'Yolda'],
  arrived: ['warning', { shop: 'clock' }, 'Yanıt bekliyor'],
  disputed: ['plum', { desk: 'scales' }, 'İtiraz incelemede'],
  accepted: ['success', { shop: 'check-circle' }, 'Kabul edildi'],
  refused: ['neutral', { desk: 'x-circle' }, 'Reddedildi'],
}
export const sellerLooks: Readonly<Record<string, StateLook>> = {
  draft: ['neutral', { shop: 'pencil' }, 'Taslak'],
  submitted: ['info', { shop: 'storefront' }, 'Başvuru'],
  verified: ['primary', { shop: 'shield-check' }, 'Doğrulandı'],
  contracted: ['primary', { desk: 'file' }, 'Sözleşmeli'],
  open: ['success', { shop: 'check-circle' }, 'Açık'],
  stopped: ['error', { shop: 'prohibit' }, 'Satışa kapalı'],
  ended: ['neutral', { desk: 'x-circle' }, 'Kapandı'],
}
export const requirementLooks: Readonly<Record<string, StateLook>> = {
  missing: ['warning', { desk: 'circle-dashed' }, 'Eksik'],
  asked: ['warning', { shop: 'warning' }, 'Yeniden istendi'],
  given: ['info', { shop: 'clock' }, 'İncelenecek'],
  accepted: ['success', { shop: 'check-circle' }, 'Uygun'],
  expired: ['error', { shop: 'warning-circle' }, 'Süresi doldu'],
}
