import { categoryPanel, shellTimes } from '@market/domain'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMachine } from '../../composition/use-machine.ts'
import { CategoryDrawer } from './category-drawer.tsx'
import { CategorySheet } from './category-sheet.tsx'
import { useResponsive } from './use-responsive.ts'

interface CategoryPanelProps {
  /** Clicks on it are not beside the panel, and the focus goes back into it. */
  readonly button: RefObject<HTMLElement | null>
  readonly onClosed: () => void
}

const opened = categoryPanel.next(categoryPanel.initial, { type: 'button' })

/** The panel behind the category button: a sheet under the header, on phones a drawer (specification section 4, rules.md S6). */
export function CategoryPanel({ button, onClosed }: CategoryPanelProps) {
  const [state, send] = useMachine(categoryPanel, opened)
  const responsive = useResponsive()
  const navigate = useNavigate()
  const { status, goTo } = state

  // Before the browser takes the next press: one between the two would open a panel that is just going.
  useLayoutEffect(() => {
    if (status === 'closed') onClosed()
    // The caller's `onClosed` is the same whenever it is made anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status])
  useEffect(() => {
    if (goTo !== null) void navigate(goTo)
    if (status !== 'closing') return undefined
    const timer = setTimeout(() => send({ type: 'close-timeout' }), shellTimes.categoryCloseMs)
    return () => clearTimeout(timer)
  }, [status, goTo, send, navigate])

  if (status === 'closed') return null
  return responsive ? (
    <CategoryDrawer trail={state.trail} send={send} />
  ) : (
    <CategorySheet hovered={state.hovered} send={send} button={button} />
  )
}
