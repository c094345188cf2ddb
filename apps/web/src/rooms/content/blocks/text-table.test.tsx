import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextTable } from './text-table.tsx'

afterEach(cleanup)

it('heads columns and rows, and leaves the corner over the rows without a heading', () => {
  render(<TextTable caption="Ücretler" head={['', 'Ücret']} rows={[['Kart', '10 TL']]} />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Ücret'])
  screen.getByRole('rowheader', { name: 'Kart' })
  screen.getByRole('cell', { name: /^10/ })
})
