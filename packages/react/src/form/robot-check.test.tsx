import { fail, type GatewayFailure, succeed } from '@market/domain/kernel'
import type { RobotChallenge } from '@market/domain/session'
import { makeSessionStore } from '@market/stores'
import { memorySession, memoryTokens } from '@market/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { kitServices } from '../services/kit-services.ts'
import { ServicesContext } from '../services/use-service.ts'
import { RobotCheck } from './robot-check.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

const show = (answer: RobotChallenge | GatewayFailure) => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const solved: string[] = []
  const sent: (string | undefined)[] = []
  const container = new Container()
  const tokens = memoryTokens()
  container
    .bind(kitServices.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  container.bind(kitServices.RobotCheckGateway).toConstantValue({
    challenge: async () => ('siteKey' in answer || 'challenge' in answer ? succeed(answer) : fail(answer)),
  })
  render(
    <ServicesContext value={container}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push(solved.at(-1))
        }}
      >
        <RobotCheck id="robot" onSolved={(solution) => solved.push(solution)} />
        <button type="submit">Gönder</button>
      </form>
    </ServicesContext>,
  )
  fireEvent.click(screen.getByRole('checkbox', { name: 'Robot değilim' }))
  return { logged, solved, sent }
}
const outside = (more: object = {}) =>
  ({ kind: 'recaptcha', siteKey: 'anahtar', scriptUrl: 'https://robot.test/api.js', ...more }) as RobotChallenge
const unavailable = 'Robot doğrulaması şu anda kullanılamıyor. Lütfen birazdan tekrar deneyin.'

describe('the robot check', () => {
  it('is solved by the browser itself', async () => {
    const { solved } = show({ kind: 'proof-of-work', challenge: 'deneme', difficulty: 0 })
    await screen.findByRole('checkbox', { name: 'Robot olmadığınız doğrulandı' })
    expect(solved).toHaveLength(1)
  })

  it('sends a form again that was submitted while the check was running', async () => {
    const { solved, sent } = show({ kind: 'proof-of-work', challenge: 'deneme', difficulty: 0 })
    fireEvent.click(screen.getByRole('button', { name: 'Gönder' }))
    await screen.findByRole('checkbox', { name: 'Robot olmadığınız doğrulandı' })
    await expect.poll(() => sent).toEqual([undefined, solved[0]])
  })

  it('shows why it failed, and can be repeated', async () => {
    show({ kind: 'refused', status: 429, message: 'Çok fazla deneme yaptınız.' })
    await screen.findByText('Çok fazla deneme yaptınız.')
    expect(screen.getByRole('checkbox', { name: 'Robot değilim' })).toHaveProperty('checked', false)
  })

  it.each([
    [{ siteKey: '' }, 'No key provided'],
    [{ scriptUrl: '' }, 'No version provided'],
  ])(
    'of somebody else (%o) that is not set up is said, and logged in the specification’s words',
    async (more, reason) => {
      const { logged, solved } = show(outside(more))
      await screen.findByText(unavailable)
      expect(logged.mock.calls).toEqual([[reason]])
      expect(solved).toEqual([])
    },
  )

  it('of another provider loads in Turkish, and logs whether its script failed to load or to run', async () => {
    const { logged } = show(outside())
    await expect.poll(() => document.head.querySelector('script')?.src).toContain('hl=tr')
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    await screen.findByText(unavailable)
    expect(logged.mock.calls).toEqual([['Failed to load script']])
    cleanup()
    document.head.querySelector('script')?.remove()
    vi.stubGlobal('grecaptcha', {
      ready: (then: () => void) => then(),
      render: (_: HTMLElement, options: Readonly<Record<string, () => void>>) => options['error-callback']?.(),
    })
    show(outside())
    await expect.poll(() => document.head.querySelector('script')).toBeTruthy()
    document.head.querySelector('script')?.dispatchEvent(new Event('load'))
    await screen.findByText(unavailable)
    expect(logged.mock.calls.at(-1)).toEqual(['Failed to execute'])
    vi.unstubAllGlobals()
  })
})
