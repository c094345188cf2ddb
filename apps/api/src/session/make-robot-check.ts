import type { Config } from '../platform/config/config.ts'
import { proofOfWork } from './proof-of-work.ts'
import { recaptcha } from './recaptcha.ts'
import type { RobotCheck } from './robot-check.ts'

/** Google's where it is configured, else our own. */
export const makeRobotCheck = (config: Config): RobotCheck =>
  config.recaptcha ? recaptcha(config.recaptcha, new URL(config.siteUrl).hostname) : proofOfWork(config.secrets.code)
