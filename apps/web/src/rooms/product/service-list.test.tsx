import { kurus } from '@market/domain/money'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ServiceList } from './service-list.tsx'

afterEach(cleanup)

const service = (id: number, name: string, price: number) =>
  ({ id, type: 'protection', name, note: 'İki yıl.', image: 'x', price: kurus(price) }) as const

function Offered() {
  const [wanted, setWanted] = useState<readonly number[]>([])
  return (
    <>
      <ServiceList
        services={[service(7, 'Koruma Paketi', 18_900), service(8, 'Kurulum', 59_900)]}
        wanted={wanted}
        onWanted={setWanted}
      />
      <output>{wanted.join()}</output>
    </>
  )
}

it('names services with their price and takes the choice', () => {
  render(<Offered />)
  const protection = screen.getByRole('checkbox', { name: /Koruma Paketi \+189,00 TL/ })
  fireEvent.click(protection)
  fireEvent.click(screen.getByRole('checkbox', { name: /Kurulum/ }))
  expect(screen.getByRole('status').textContent).toBe('7,8')
  fireEvent.click(protection)
  expect(screen.getByRole('status').textContent).toBe('8')
})
