import { beginAction, browserStorages, takeBegunAction } from '@market/browser'
import { useEffect, useEffectEvent } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { isMember } from './is-member.ts'

/**
 * Returns a function that runs an action for members. For a visitor it opens the login first; the action runs after the login in the
 * panel, on a page or at another provider, where the same `scope` is drawn.
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
