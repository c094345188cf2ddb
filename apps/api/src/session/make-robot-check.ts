import type { Config } from '../platform/config/config.ts'
import { proofOfWork } from './proof-of-work.ts'
import { recaptcha } from './recaptcha.ts'
import type { RobotCheck } from './robot-check.ts'

/** reCAPTCHA if it is configured, otherwise the proof of work. */
export const makeRobotCheck = (config: Config): RobotCheck =>
  config.recaptcha ? recaptcha(config.recaptcha, new URL(config.siteUrl).hostname) : proofOfWork(config.secrets.code)
