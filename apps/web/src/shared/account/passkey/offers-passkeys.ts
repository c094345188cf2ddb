/** An IP address, for which browsers offer no passkeys. */
const numbers = /^[\d.]+$|^\[/

/** Whether this browser offers passkeys. App web views, old browsers and pages without TLS do not. */
export const offersPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !numbers.test(location.hostname)
