import { getPushKey, postPush, postPushEnd, postPushState } from '@market/contract'
import type { PushGateway } from '@market/domain/orders'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `PushGateway`: messages about parcels and alarms to a browser. */
export const httpPush = (api: ApiClient): PushGateway => ({
  key: () => mapResult(api.send(getPushKey, {}), ({ key }) => key),
  isOn: (endpoint) => mapResult(api.send(postPushState, { body: { endpoint } }), ({ on }) => on),
  start: ({ endpoint, p256dh, auth }) =>
    mapResult(api.send(postPush, { body: { endpoint, p256dh, auth } }), ({ on }) => on),
  end: (endpoint) => mapResult(api.send(postPushEnd, { body: { endpoint } }), ({ on }) => on),
})
