/** An address of numbers has no passkeys. */
const numbers = /^[\d.]+$|^\[/

/** Whether this browser has passkeys: web views of apps, old browsers and pages without a safe line have none. */
export const offersPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !numbers.test(location.hostname)
