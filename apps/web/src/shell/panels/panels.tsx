import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { LatePart } from './late-part.tsx'

const bringAccount = async () => (await import('../account/account-panel.tsx')).AccountPanel

/** The panels over every page. Another page begins without them. */
export function Panels() {
  const { pathname } = useLocation()
  return <OpenPanels key={pathname} />
}

function OpenPanels() {
  const panels = useService(services.PanelStore)
  const open = useStream(panels.state)
  const navigate = useNavigate()
  const close = useCallback(() => panels.close('user'), [panels])
  useEffect(() => () => panels.closeAll(), [panels])
  if (!open.includes('user')) return null
  // The page has the same forms.
  return <LatePart bring={bringAccount} props={{ onClosed: close }} onFailed={() => void navigate('/giris-yap')} />
}
