import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useDocumentTitle } from './use-document-title.ts'

afterEach(cleanup)

function Titled({ title }: { readonly title: string | undefined }) {
  useDocumentTitle(title)
  return null
}

it('one return of a list has its own title while it is open', () => {
  const show = (one: string | undefined) => (
    <>
      <Titled title="İadeler" />
      <Titled title={one} />
    </>
  )
  const page = render(show(undefined))
  expect(document.title).toBe('İadeler')
  page.rerender(show('İade: GV-1'))
  expect(document.title).toBe('İade: GV-1')
  page.rerender(show('İade: GV-2'))
  expect(document.title).toBe('İade: GV-2')
  page.rerender(show(undefined))
  expect(document.title).toBe('İadeler')
})
