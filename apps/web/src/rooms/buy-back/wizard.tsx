import { type BuyBackState, type BuyBackTab, buyBack, type DeviceSale } from '@market/domain/buy-back'
import { useMachine } from '@market/react'
import { Button, Tabs } from '@market/ui'
import { useEffect, useRef, useState } from 'react'
import * as css from './buy-back.css.ts'
import { BrandStep, DeviceTypeStep, ModelStep } from './choice-steps.tsx'
import { OfferStep } from './offer-step.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { SoldStep } from './sold-step.tsx'
import { buyBackTexts as texts } from './texts.ts'

const tabs = (['garantili', 'delta'] satisfies BuyBackTab[]).map((id) => ({ id, text: texts.tabs[id] }))
const counted: readonly BuyBackState['step'][] = ['device-type', 'brand', 'model', 'questions', 'offer']

/** The core's buy-back wizard, with a screen for each of its steps (rules.md S13). */
export function Wizard() {
  const [state, send] = useMachine(buyBack)
  const [sale, setSale] = useState<DeviceSale>()
  const { step, tab } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // The new step's title receives the focus, for screen readers and after scrolling a long list.
    heading.current?.focus()
  }, [step])

  if (step === 'approved' && sale) return <SoldStep sale={sale} />
  const chosen = texts.chosen(state)
  return (
    <div className={css.wizard}>
      <Tabs label={texts.services} tabs={tabs} selected={tab} onSelect={(to) => send({ type: 'tab', tab: to })}>
        <div className={css.body}>
          {step === 'device-type' && <p className={css.note}>{texts.about[tab]}</p>}
          <div className={css.stepHead}>
            <p className={css.note}>
              {texts.step(counted.indexOf(step) + 1, counted.length)}
              {chosen && ` · ${chosen}`}
            </p>
            <h2 ref={heading} tabIndex={-1} className={css.stepTitle}>
              {texts.steps[step]}
            </h2>
          </div>
          {step === 'device-type' && <DeviceTypeStep key={tab} state={state} send={send} />}
          {step === 'brand' && <BrandStep state={state} send={send} />}
          {step === 'model' && <ModelStep state={state} send={send} />}
          {step === 'questions' && <QuestionsStep state={state} send={send} />}
          {step === 'offer' && state.offer && (
            <OfferStep
              state={state}
              offer={state.offer}
              onSold={(made) => {
                setSale(made)
                send({ type: 'approved' })
              }}
            />
          )}
          {step !== 'device-type' && (
            <div className={css.back}>
              <Button variant="text" icon="caret-left" onClick={() => send({ type: 'back' })}>
                {step === 'offer' ? texts.offer.change : texts.back}
              </Button>
            </div>
          )}
        </div>
      </Tabs>
    </div>
  )
}
