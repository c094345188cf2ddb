import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** The endpoint of a browser's push service, and the keys with which only that browser can read the messages. */
export interface PushSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Messages about parcels and alarms to a browser, by the consent of its owner. */
export interface PushGateway {
  /** Public key of the shop, which a browser asks its service to take messages from. */
  key(): GatewayResult<string>
  /** Whether this endpoint receives the caller's messages. */
  isOn(endpoint: string): GatewayResult<boolean>
  start(subscription: PushSubscription): GatewayResult<boolean>
  /** Ending an unknown subscription changes nothing. */
  end(endpoint: string): GatewayResult<boolean>
}

/** The browser's part. */
export interface PushDevice {
  /**
   * `impossible` if the browser has no push messages, `refused` if its user has denied them, else its subscription, if
   * any.
   */
  state(): Promise<'impossible' | 'refused' | PushSubscription | undefined>
  /** Asks the owner, and subscribes; undefined where that is refused. Only after a press. */
  ask(key: string): Promise<PushSubscription | undefined>
  drop(): Promise<void>
}
