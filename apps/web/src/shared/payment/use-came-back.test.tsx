import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCameBack } from './use-came-back.ts'

afterEach(cleanup)

function Page({ onBack }: { readonly onBack: () => void }) {
  useCameBack(onBack)
  return null
}
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it('calls back for a page from the cache, not for one that is loaded, and only while it is there', () => {
  const onBack = vi.fn()
  const { unmount } = render(<Page onBack={onBack} />)
  show(false)
  expect(onBack).not.toHaveBeenCalled()
  show(true)
  expect(onBack).toHaveBeenCalledOnce()
  unmount()
  show(true)
  expect(onBack).toHaveBeenCalledOnce()
})
