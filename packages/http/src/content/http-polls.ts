import { getPoll, postPoll } from '@market/contract'
import type { PollGateway } from '@market/domain/content'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `PollGateway`: the open poll and its answers. */
export const httpPolls = (api: ApiClient): PollGateway => ({
  open: () => mapResult(api.send(getPoll, {}), ({ poll, answered }) => poll && { ...poll, answered }),
  answer: (id, answers) =>
    mapResult(api.send(postPoll, { body: { poll_id: id, answers: [...answers] } }), () => undefined),
})
