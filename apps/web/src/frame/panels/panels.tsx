import { type Platform, platform, showsUpdateOverlay } from '@market/domain/shell'
import { LatePart, useService, useStream } from '@market/react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useEndedSession } from '../account/use-ended-session.ts'
import { useBegunPayment } from '../../shared/payment/use-begun-payment.ts'

const bringAccount = async () => (await import('../account/account-panel.tsx')).AccountPanel
const bringCookies = async () => (await import('./cookie-notice.tsx')).CookieNotice
const bringMeasuring = async () => (await import('../measuring/measuring.tsx')).Measuring
const bringOpenPayment = async () => (await import('../open-payment/open-payment-notice.tsx')).OpenPaymentNotice
const bringUpdate = async () => (await import('./update-overlay.tsx')).UpdateOverlay

/** Name of the stored flag that hides the update overlay for a day. */
const putOff = 'update_later'

/** The panels that open over every page. A navigation closes them. */
export function Panels() {
  const { pathname } = useLocation()
  const mayHaveOpenPayment = useBegunPayment(pathname)
  const goOn = useEndedSession()
  const cookies = useStream(useService(services.ConsentStore).state)
  return (
    <>
      {cookies === 'accepted' && <LatePart bring={bringMeasuring} props={{}} onFailed={() => undefined} />}
      {cookies === 'shown' && <LatePart bring={bringCookies} props={{}} onFailed={() => undefined} />}
      <OpenPanels key={pathname} onLoginClosed={goOn} />
      <Update pathname={pathname} />
      {mayHaveOpenPayment && (
        <LatePart key={`payment of ${pathname}`} bring={bringOpenPayment} props={{}} onFailed={() => undefined} />
      )}
    </>
  )
}

function OpenPanels({ onLoginClosed }: { readonly onLoginClosed: () => void }) {
  const panels = useService(services.PanelStore)
  const open = useStream(panels.state)
  const navigate = useNavigate()
  const close = () => {
    panels.close('user')
    onLoginClosed()
  }
  useEffect(() => () => panels.closeAll(), [panels])
  if (!open.includes('user')) return null
  // If the panel fails to load, the login page has the same forms.
  return <LatePart bring={bringAccount} props={{ onClosed: close }} onFailed={() => void navigate('/giris-yap')} />
}

/** The update overlay: on Android, but not on cart, address and payment (rules.md S7). */
function Update({ pathname }: { readonly pathname: string }) {
  const expiring = useService(services.ExpiringStore)
  const [device, setDevice] = useState<Platform>('other')
  const later = () => {
    expiring.write(putOff, '1', 1)
    setDevice('other')
  }
  useEffect(() => {
    if (expiring.read(putOff) === undefined) setDevice(platform(navigator.userAgent, 'android' in window))
  }, [expiring])
  if (!showsUpdateOverlay(device, pathname)) return null
  return <LatePart bring={bringUpdate} props={{ onClosed: later }} onFailed={() => setDevice('other')} />
}
