import type { PushDevice, PushSubscription } from '@market/domain/orders'

/** The browser's push service, through the service worker that the shop has registered. */
export const browserPushDevice = (browser: Window & typeof globalThis): PushDevice => {
  const workers = browser.navigator.serviceWorker as ServiceWorkerContainer | undefined
  const own = async () => {
    const registration = await workers?.getRegistration()
    return registration?.active && 'pushManager' in registration ? registration : undefined
  }
  return {
    async state() {
      const registration = await own()
      if (!registration || !('Notification' in browser)) return 'impossible'
      if (browser.Notification.permission === 'denied') return 'refused'
      return subscriptionOf(await registration.pushManager.getSubscription())
    },
    async ask(key) {
      const registration = await own()
      if (!registration || (await browser.Notification.requestPermission()) !== 'granted') return undefined
      // A subscription with an earlier key would not receive messages.
      await (await registration.pushManager.getSubscription())?.unsubscribe()
      const options = { userVisibleOnly: true, applicationServerKey: key }
      return subscriptionOf(await registration.pushManager.subscribe(options))
    },
    async drop() {
      await (await (await own())?.pushManager.getSubscription())?.unsubscribe()
    },
  }
}

function subscriptionOf(found: globalThis.PushSubscription | null): PushSubscription | undefined {
  const { endpoint, keys: { p256dh, auth } = {} } = found?.toJSON() ?? {}
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined
}
