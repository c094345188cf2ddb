import { isMember } from '@market/domain/session'
import { beginAction, browserStorages, takeBegunAction } from '@market/browser'
import { useService, useStream } from '@market/react'
import { useEffect, useEffectEvent } from 'react'
import { services } from '../../composition/tokens.ts'

/**
 * Returns a function that runs an action for members. For a guest it opens the login first. The action runs after the
 * login, in whichever way the guest logs in, where a component with the same `scope` is rendered.
 */
export function useAfterLogin<What extends string>(scope: string, run: (what: What) => void): (what: What) => void {
  const panels = useService(services.PanelStore)
  const { user } = useStream(useService(services.SessionStore).state)
  const member = isMember(user)
  const goOn = useEffectEvent(run)
  useEffect(() => {
    const begun = member ? takeBegunAction(browserStorages(), scope) : undefined
    // Only this hook writes in its scope.
    if (begun !== undefined) goOn(begun as What)
  }, [member, scope])
  return (what) => {
    if (member) return run(what)
    beginAction(browserStorages(), scope, what)
    panels.open('user')
  }
}
