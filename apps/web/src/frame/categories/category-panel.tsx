import { categoryPanel, shellTimes } from '@market/domain/shell'
import { useMachine } from '@market/react'
import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { CategoryDrawer } from './category-drawer.tsx'
import { CategorySheet } from './category-sheet.tsx'
import { useClosing } from '../panels/use-closing.ts'
import { useResponsive } from './use-responsive.ts'

interface CategoryPanelProps {
  /**
   * The button that opens the panel: clicks on it do not count as clicks outside, and it receives the focus when the
   * panel closes.
   */
  readonly button: RefObject<HTMLElement | null>
  readonly onClosed: () => void
}

const opened = categoryPanel.next(categoryPanel.initial, { type: 'button' })

/**
 * The panel that the category button opens: a sheet under the header, on phones a drawer (specification section 4,
 * rules.md S6).
 */
export function CategoryPanel({ button, onClosed }: CategoryPanelProps) {
  const [state, send] = useMachine(categoryPanel, opened)
  const responsive = useResponsive()
  const navigate = useNavigate()
  const { status, goTo } = state

  useEffect(() => {
    if (goTo !== null) void navigate(goTo)
  }, [goTo, navigate])
  useClosing({ status, ms: shellTimes.categoryCloseMs, send, onClosed })

  if (status === 'closed') return null
  return responsive ? (
    <CategoryDrawer trail={state.trail} send={send} />
  ) : (
    <CategorySheet hovered={state.hovered} send={send} button={button} />
  )
}
