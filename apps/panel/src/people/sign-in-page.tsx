import { useService, useStream } from '@market/react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { services } from '../desk/services.ts'
import { DoorPage } from './door-page.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Only an address of this panel is followed. */
const inside = (address: string | null) => (address !== null && /^\/(?![/\\])/.test(address) ? address : '/')

export function Component() {
  const desk = useService(services.DeskStore)
  const door = useService(services.Door)
  const { me } = useStream(desk.state)
  const [search] = useSearchParams()
  if (me) return <Navigate to={inside(search.get('donus'))} replace />
  return (
    <DoorPage title="Giriş yapın">
      <p>{door === 'seller' ? 'Mağaza ekipleri içindir.' : 'Yalnızca Güvercin çalışanları içindir.'}</p>
      <SignInForm onSignedIn={desk.signIn} />
    </DoorPage>
  )
}
