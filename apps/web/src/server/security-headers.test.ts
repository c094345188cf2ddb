import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { speculationRules } from '../page/early-speculation.ts'
import { securityHeaders } from './security-headers.ts'

const policy = (outside = {}, styles?: string) =>
  securityHeaders('https://banka.ornek', outside)(styles)['content-security-policy'] ?? ''

/** The only inline script that the policy allows, by its hash. */
const rules = `'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`

it('allows other hosts’ scripts only if they are configured', () => {
  expect(policy()).toContain(`script-src 'self' ${rules};`)
  expect(policy()).not.toContain('frame-src')
  const tagged = policy({ tags: ['https://etiket.ornek'] })
  expect(tagged).toContain(`script-src 'self' ${rules} https://etiket.ornek;`)
  expect(tagged).toContain("connect-src 'self' https://banka.ornek https://etiket.ornek;")
  expect(tagged).not.toContain('frame-src')
  expect(policy()).toContain("img-src 'self' data:;")
  expect(policy({ maps: ['https://harita.ornek'] })).toContain("img-src 'self' data: https://harita.ornek;")
  expect(policy({ robot: ['https://robot.ornek'] })).toContain('frame-src https://robot.ornek;')
})

it('allows the page’s inline styles by their hash', () => {
  expect(policy()).toContain("style-src 'self';")
  expect(policy({}, "'sha256-abc='")).toContain("style-src 'self' 'sha256-abc=';")
})
