import { browserPushDevice } from '@market/browser'
import { isPushEndpoint, type PushDevice } from '@market/domain/orders'
import { failureText, useService } from '@market/react'
import { Alert, Button } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import * as css from './push-offer.css.ts'
import { pushTexts as texts } from './push-texts.ts'

interface PushOfferProps {
  readonly device?: PushDevice
  readonly place?: keyof typeof css.placed
}

/**
 * Turns push notifications about parcels and alarms on and off, only when the shopper presses the button. Renders
 * nothing if the browser does not support them.
 */
export function PushOffer({ device: given, place = 'alone' }: PushOfferProps) {
  const gateway = useService(services.PushGateway)
  const [device] = useState(() => given ?? browserPushDevice(window))
  const [state, setState] = useState<'unknown' | 'on' | 'off' | 'refused'>('unknown')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let current = true
    const look = async () => {
      const found = await device.state().catch(() => 'impossible' as const)
      if (found === 'impossible' || !current) return
      if (found === 'refused') return setState('refused')
      const known = found && (await gateway.isOn(found.endpoint))
      if (current) setState(known?.ok && known.value ? 'on' : 'off')
    }
    void look()
    return () => {
      current = false
    }
  }, [device, gateway])

  const begin = async () => {
    const key = await gateway.key()
    if (!key.ok) return setProblem(failureText(key.failure))
    const found = await device.ask(key.value).catch(() => undefined)
    if (!found) return setState((await device.state()) === 'refused' ? 'refused' : 'off')
    if (!isPushEndpoint(found.endpoint)) {
      await device.drop()
      return setProblem(texts.unknown)
    }
    const begun = await gateway.start(found)
    if (begun.ok) setState('on')
    else setProblem(failureText(begun.failure))
  }
  const end = async () => {
    const found = await device.state()
    if (typeof found === 'object') {
      const ended = await gateway.end(found.endpoint)
      if (!ended.ok) return setProblem(failureText(ended.failure))
    }
    await device.drop()
    setState('off')
  }
  const press = async (what: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    await what()
    setBusy(false)
  }
  if (state === 'unknown') return null
  return (
    <div className={css.placed[place]}>
      {state === 'refused' && <p className={css.note}>{texts.refused}</p>}
      {state === 'off' && (
        <>
          <Button variant="secondary" size="sm" icon="bell" loading={busy} onClick={() => void press(begin)}>
            {texts.begin}
          </Button>
          <p className={css.note}>{texts.note}</p>
        </>
      )}
      {state === 'on' && (
        <>
          <p className={css.note} role="status">
            {texts.on}
          </p>
          <Button variant="text" size="sm" loading={busy} onClick={() => void press(end)}>
            {texts.end}
          </Button>
        </>
      )}
      {problem !== undefined && (
        <Alert tone="error" announced>
          {problem}
        </Alert>
      )}
    </div>
  )
}
