import { aCampaign } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { campaignPhase } from './campaign.ts'

describe('campaignPhase', () => {
  const campaign = aCampaign({ startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' })

  it.each([
    ['2026-10-31T23:59:59.999Z', 'before'],
    ['2026-11-01T00:00:00Z', 'running'],
    ['2026-11-30T23:59:59.999Z', 'running'],
    ['2026-12-01T00:00:00Z', 'over'],
  ])('at %s is %s', (now, phase) => {
    expect(campaignPhase(campaign, new Date(now))).toBe(phase)
  })

  it('of invalid times is over', () => {
    expect(campaignPhase({ startsAt: 'bugün', endsAt: 'yarın' }, new Date())).toBe('over')
  })
})
