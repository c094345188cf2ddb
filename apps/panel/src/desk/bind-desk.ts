import { windowAppBridge, windowNetwork } from '@market/browser'
import { getDeskMe } from '@market/contract/counter'
import type { Door } from '@market/domain/team'
import { type DeskClientOptions, makeDeskClient } from '@market/http/counter'
import { makeNetworkStore, makeNoticeStore } from '@market/stores'
import { Container } from 'inversify'
import { makeDeskStore } from './desk-store.ts'
import { services } from './services.ts'
import { observeTime } from './use-now.ts'
import { makeUndoStore } from './undo-store.ts'

/** The composition root of a panel: every port with its adapter, every store, once. */
export function bindDesk(door: Door, transport?: DeskClientOptions['transport']): Container {
  const wait = (run: () => void, ms: number) => void setTimeout(run, ms)
  const desk = makeDeskStore()
  const network = makeNetworkStore(windowNetwork(window))
  network.start()
  const undo = makeUndoStore(wait)
  const container = new Container()
  container.bind(services.Door).toConstantValue(door)
  container.bind(services.DeskStore).toConstantValue(desk)
  container.bind(services.NetworkStore).toConstantValue(network)
  container.bind(services.UndoStore).toConstantValue(undo)
  container.bind(services.NoticeStore).toConstantValue(
    makeNoticeStore(
      wait,
      windowAppBridge(window, (text) => console.info(text)),
    ),
  )
  /** Reads the person's role again, so that the page offers only what it allows. */
  const forbidden = async () => {
    const me = await client.send(getDeskMe, {}, { quiet: true })
    if (me.ok) desk.signIn(me.value)
  }
  const client = makeDeskClient({
    door,
    observe: observeTime,
    mend: desk.mend,
    forbidden,
    ...(transport && { transport }),
  })
  container.bind(services.DeskClient).toConstantValue(client)
  return container
}
