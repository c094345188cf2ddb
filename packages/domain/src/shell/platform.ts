import { routeName } from '../session/route-name.ts'

/** Kind of device (rules.md S7). */
export type Platform = 'android' | 'ios' | 'other'

/** Kind of device by its user agent; `bridge` is true inside the shop's app. A web view counts as android (rules.md S7). */
export const platform = (userAgent: string, bridge: boolean): Platform => {
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return bridge || /android|; wv\)/i.test(userAgent) ? 'android' : 'other'
}

/** Screens narrower than this are responsive, in CSS pixels. */
export const responsiveBelow = 768

/** Responsive mode: a narrow screen or a mobile device (rules.md S7). */
export const isResponsive = (width: number, device: Platform): boolean => width < responsiveBelow || device !== 'other'

const checkout = new Set(['my-tr-sepet', 'my-tr-adres', 'my-tr-odeme-yontemi'])

/** Whether the update overlay is due: on android, not on cart, address and payment (rules.md S7). */
export const showsUpdateOverlay = (device: Platform, route: string): boolean =>
  device === 'android' && !checkout.has(routeName(route))
