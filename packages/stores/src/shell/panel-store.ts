import { overlay, type OverlayState, type Panel } from '@market/domain/shell'
import { type Live, makeLive } from '../kernel/live.ts'

/** The open panels over the page (specification section 2). A panel is drawn while its name is in here. */
export interface PanelStore {
  readonly state: Live<OverlayState>
  open(panel: Panel): void
  close(panel: Panel): void
  /** Called on navigation: every page starts without panels. */
  closeAll(): void
}

/** Makes the store of the open panels (rules.md S6). */
export function makePanelStore(): PanelStore {
  const { live, set } = makeLive<OverlayState>(overlay.initial)
  const send = (event: Parameters<typeof overlay.next>[1]) => set(overlay.next(live.current(), event))
  return {
    state: live,
    open: (panel) => send({ type: 'open', panel }),
    close: (panel) => send({ type: 'close', panel }),
    closeAll: () => send({ type: 'close-all' }),
  }
}
