import { beginAction, browserStorages, takeBegunAction } from '@market/browser'
import { useEffect, useEffectEvent } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { isMember } from './is-member.ts'

/**
 * An action for members. A visitor who asks for it logs in first, in the panel, on a page or at another provider; it runs
 * where the same `scope` is drawn after that.
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
