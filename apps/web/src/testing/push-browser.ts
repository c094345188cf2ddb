import { vi } from 'vitest'

/** A browser that supports push messages, whose owner agrees to them. `asked` counts the permission prompts. */
export function pushBrowser(endpoint = 'https://fcm.googleapis.com/fcm/send/abc'): { asked(): number } {
  let asked = 0
  let held: object | null = null
  const subscription = { toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }) }
  const pushManager = {
    getSubscription: async () => held,
    subscribe: async () => {
      held = subscription
      return subscription
    },
  }
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => {
      asked += 1
      return 'granted'
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ active: {}, pushManager }) },
  })
  return { asked: () => asked }
}
