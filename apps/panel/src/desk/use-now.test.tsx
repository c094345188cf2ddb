import { getSellerToday } from '@market/contract/counter'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, it } from 'vitest'
import { Due } from '../parts/due.tsx'
import { answered, openPanel } from '../testing/open-panel.tsx'
import { useCall } from './use-desk.ts'

afterEach(cleanup)

it('tells how much is left of a deadline by the server’s clock, if the device’s is wrong', async () => {
  const hourMs = 3_600_000
  const serverTime = new Date(Date.now() + 48 * hourMs)
  const Page = () => {
    useCall(getSellerToday, {})
    return <Due at={new Date(serverTime.getTime() + 5.5 * hourMs)} />
  }
  openPanel(
    { '/': Page },
    {
      at: '/',
      answers: {
        'GET /today': () => ({
          ...answered({ rows: [], answer_by: null, opening: null }),
          date: serverTime.toUTCString(),
        }),
      },
    },
  )
  await screen.findByText(/^5 sa \d+ dk kaldı$/)
})
