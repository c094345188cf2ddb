import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const policy = (outside = {}) => securityHeaders('https://banka.ornek', outside)['content-security-policy'] ?? ''

it('lets nobody else’s script in unless it is set up', () => {
  expect(policy()).toContain("script-src 'self';")
  expect(policy()).not.toContain('frame-src')
  const tagged = policy({ tags: ['https://etiket.ornek'] })
  expect(tagged).toContain("script-src 'self' https://etiket.ornek;")
  expect(tagged).toContain("connect-src 'self' https://banka.ornek https://etiket.ornek;")
  expect(tagged).not.toContain('frame-src')
  expect(policy()).toContain("img-src 'self' data:;")
  expect(policy({ maps: ['https://harita.ornek'] })).toContain("img-src 'self' data: https://harita.ornek;")
  expect(policy({ robot: ['https://robot.ornek'] })).toContain('frame-src https://robot.ornek;')
})
