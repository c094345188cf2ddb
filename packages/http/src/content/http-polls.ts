import { getPoll, postPoll } from '@market/contract'
import type { PollGateway } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'

export const httpPolls = (api: ApiClient): PollGateway => ({
  open: () => mapped(api.send(getPoll, {}), (wire) => wire.poll),
  answer: (id, answers) =>
    mapped(api.send(postPoll, { body: { poll_id: id, answers: [...answers] } }), () => undefined),
})
