import type { BuyBackEvent, BuyBackState, Choice } from '@market/domain/buy-back'
import { failureText, Loaded, useLoaded, useService } from '@market/react'
import { Alert } from '@market/ui'
import { useEffect, useRef, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { buyBackRoom } from './bind.ts'
import { ChoiceList } from './choice-list.tsx'

export interface StepProps {
  readonly state: BuyBackState
  readonly send: (event: BuyBackEvent) => void
}

export function DeviceTypeStep({ state: { tab }, send }: StepProps) {
  const buyBacks = useService(services.BuyBackGateway)
  const { answer, reload } = useLoaded(() => buyBacks.deviceTypes(tab))
  return (
    <Loaded answer={answer} reload={reload}>
      {(choices) => <ChoiceList choices={choices} onChoose={(choice) => send({ type: 'device-type', choice })} />}
    </Loaded>
  )
}

export function BrandStep({ state: { tab, deviceType }, send }: StepProps) {
  const buyBacks = useService(services.BuyBackGateway)
  const { answer, reload } = useLoaded(() => buyBacks.brands(tab, deviceType?.id ?? 0))
  return (
    <Loaded answer={answer} reload={reload}>
      {(choices) => <ChoiceList choices={choices} onChoose={(choice) => send({ type: 'brand', choice })} />}
    </Loaded>
  )
}

/** The step to choose a model. A model has its own questions, which load before the next step is shown. */
export function ModelStep({ state, send }: StepProps) {
  const buyBacks = useService(services.BuyBackGateway)
  const chooseModel = useService(buyBackRoom.chooseModel)
  const { tab, deviceType, brand } = state
  const { answer, reload } = useLoaded(() =>
    buyBacks.models(tab, { deviceType: deviceType?.id ?? 0, brand: brand?.id ?? 0 }),
  )
  const [busy, setBusy] = useState<number>()
  const [refused, setRefused] = useState<string>()
  // An answer that arrives after the step was left is ignored.
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const choose = async (choice: Choice) => {
    setBusy(choice.id)
    setRefused(undefined)
    const event = await chooseModel(state, choice)
    if (!here.current) return
    setBusy(undefined)
    if (event.ok) send(event.value)
    else setRefused(failureText(event.failure))
  }
  return (
    <>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <Loaded answer={answer} reload={reload}>
        {(choices) => <ChoiceList choices={choices} busy={busy} onChoose={(choice) => void choose(choice)} />}
      </Loaded>
    </>
  )
}
