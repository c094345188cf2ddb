import { getRobotCheck } from '@market/contract'
import type { RobotCheckGateway } from '@market/domain/session'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `RobotCheckGateway`: a proof of work, or the site key of reCAPTCHA. */
export const httpRobotChecks = (api: ApiClient): RobotCheckGateway => ({
  challenge: () =>
    mapResult(api.send(getRobotCheck, {}), (wire) =>
      wire.kind === 'recaptcha'
        ? { kind: wire.kind, siteKey: wire.site_key, scriptUrl: wire.script_url }
        : { kind: wire.kind, challenge: wire.challenge, difficulty: wire.difficulty },
    ),
})
