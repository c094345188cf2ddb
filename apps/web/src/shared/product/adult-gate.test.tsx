import { ServicesContext } from '@market/react'
import { memoryExpiringStore, setClock } from '@market/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { AdultGate } from './adult-gate.tsx'
import { restoreAdultPermission } from './adult-permission.ts'

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['adult']
})

it('shows adult products for 24 hours after the visitor confirmed their age', () => {
  const clock = setClock()
  const store = memoryExpiringStore(clock)
  const container = new Container()
  container.bind(services.ExpiringStore).toConstantValue(store)
  const later = (hours: number) => {
    delete document.documentElement.dataset['adult']
    clock.pass(hours * 3_600_000)
    restoreAdultPermission(store)
    return document.documentElement.dataset['adult']
  }

  expect(later(0)).toBeUndefined()
  render(
    <ServicesContext value={container}>
      <AdultGate />
    </ServicesContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: '18 yaşından büyüğüm' }))
  expect(document.documentElement.dataset['adult']).toBe('allowed')
  expect(later(23)).toBe('allowed')
  expect(later(1)).toBeUndefined()
})
