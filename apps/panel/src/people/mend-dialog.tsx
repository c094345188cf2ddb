import { useService, useStream } from '@market/react'
import { Dialog } from '@market/ui'
import { services } from '../desk/services.ts'
import { SecondStepSetup } from './second-step-setup.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Supplies what a call lacked above the page, which keeps its address and its typed text. Then the call goes on. */
export function MendDialog() {
  const desk = useService(services.DeskStore)
  const { me, lack } = useStream(desk.state)
  return (
    <>
      <Dialog open={lack === 'session'} onClose={() => desk.signOut()} title="Oturumunuz sona erdi" form>
        <p>Yeniden girin; bu sayfada yazdıklarınız duruyor ve yarım kalan işlem sürecek.</p>
        <br />
        <SignInForm
          username={me?.person?.email ?? ''}
          onSignedIn={(next) => {
            const other = next.person?.email !== me?.person?.email || next.shop?.id !== me?.shop?.id
            desk.signIn(next)
            desk.mended(!other)
            // The page shows what another person may see.
            if (other) location.assign('/')
          }}
        />
      </Dialog>
      <Dialog open={lack === 'second-step'} onClose={() => desk.mended(false)} title="İkinci adımı kurun" form>
        <SecondStepSetup onDone={() => desk.mended(true)} />
      </Dialog>
    </>
  )
}
