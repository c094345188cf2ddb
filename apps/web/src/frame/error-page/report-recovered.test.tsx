import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { makeReportRecovered } from './report-recovered.ts'

afterEach(() => document.body.replaceChildren())

/** Hydrates a page whose document was changed before. Returns the number of reported errors and the shown text. */
async function hydrated(change: (page: HTMLElement) => void) {
  const Page = () => (
    <main>
      <h1>Bakiye yükleme</h1>
      <button type="button">Sorgula</button>
    </main>
  )
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Page />)
  change(root)
  const reported: unknown[] = []
  const report = makeReportRecovered(document, (error) => reported.push(error))
  const opened = await act(async () => hydrateRoot(root, <Page />, { onRecoverableError: report }))
  const shown = root.textContent
  act(() => opened.unmount())
  return { reported: reported.length, shown }
}

it('draws a page again that was translated before it was hydrated, and reports nothing', async () => {
  const translate = (page: HTMLElement) => {
    for (const element of page.querySelectorAll('h1, button')) {
      const font = document.createElement('font')
      font.textContent = 'Top up'
      element.replaceChildren(font)
    }
  }
  expect(await hydrated(translate)).toEqual({ reported: 0, shown: 'Bakiye yüklemeSorgula' })
})

it('reports a page that the server sent otherwise', async () => {
  const other = (page: HTMLElement) => page.querySelector('h1')?.replaceWith(document.createElement('p'))
  expect(await hydrated(other)).toMatchObject({ reported: 1 })
})
