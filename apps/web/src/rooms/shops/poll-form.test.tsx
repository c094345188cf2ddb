import { ServicesContext } from '@market/react'
import { makeSessionStore } from '@market/stores'
import { aPoll, memoryPolls, memorySession, memoryTokens, refused } from '@market/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { PollForm } from './poll-form.tsx'
import { page } from './poll-page.tsx'

afterEach(cleanup)

const show = (polls: Parameters<typeof answering>[0] = memoryPolls(aPoll())) => answering(polls)
function answering(polls: Pick<ReturnType<typeof memoryPolls>, 'open' | 'answer'>) {
  const container = new Container()
  const tokens = memoryTokens()
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  container.bind(services.PollGateway).toConstantValue(polls)
  render(
    <ServicesContext value={container}>
      <PollForm poll={aPoll()} />
    </ServicesContext>,
  )
  return container
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Yanıtları gönder' }))

describe('the poll', () => {
  it('marks required questions with an asterisk', () => {
    show()
    expect(screen.getAllByText('zorunlu').map((mark) => mark.closest('legend')?.textContent?.trim())).toEqual([
      'Alışverişten memnun musunuz? zorunlu',
    ])
    expect(screen.getByText('zorunlu').parentElement?.className).toMatch(/asterisk/)
  })

  it('requires an answer to required questions, and sends all answers', async () => {
    const polls = memoryPolls(aPoll())
    show(polls)
    send()
    expect(screen.getByText('Bu soruyu yanıtlayın.')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('radio', { name: 'Evet' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Hayır' }))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Daha çok renk ' } })
    send()
    expect(await screen.findByText(/Teşekkür ederiz/)).toBeTruthy()
    expect(polls.answers).toEqual([
      [
        { question: 1, option: 11, text: '' },
        { question: 2, option: null, text: 'Daha çok renk' },
      ],
    ])
  })

  it('is replaced by a thank-you after it was answered', async () => {
    const container = show(memoryPolls(aPoll({ answered: true })))
    cleanup()
    render(
      <ServicesContext value={container}>
        <page.Component data={null} />
      </ServicesContext>,
    )
    expect(await screen.findByText('Bu anketi yanıtladınız. Teşekkür ederiz.')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('keeps the answers where the provider refuses', async () => {
    show({ ...memoryPolls(aPoll()), answer: async () => refused(409, 'Bu anketi daha önce yanıtladınız.') })
    fireEvent.click(screen.getByRole('radio', { name: 'Evet' }))
    send()
    expect((await screen.findByRole('alert')).textContent).toContain('daha önce yanıtladınız')
    expect(screen.getByRole('radio', { name: 'Evet' })).toHaveProperty('checked', true)
  })
})
