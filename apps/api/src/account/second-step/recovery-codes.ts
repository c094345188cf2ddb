import { createHmac, randomInt } from 'node:crypto'
import { secondStepRules } from '@market/domain/session'
import type { Config } from '../../platform/config/config.ts'

const { recoveryCodes, recoveryLength, recoveryLetters } = secondStepRules

/** Creates new recovery codes of 49 bits each. */
export const makeRecoveryCodes = (): readonly string[] =>
  Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: recoveryLength }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join(''),
  )

/** The keyed hash of a recovery code. The code itself is not stored. */
export const recoveryHash = ({ secrets }: Pick<Config, 'secrets'>, userId: string, code: string): string =>
  createHmac('sha256', secrets.code).update(`recovery:${userId}:${code}`).digest('base64url')
