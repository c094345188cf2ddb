import type { DeviceQuestion } from '@market/domain/buy-back'
import { failureText, useService } from '@market/react'
import { Alert, Button, Radio } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { buyBackRoom } from './bind.ts'
import * as css from './buy-back.css.ts'
import type { StepProps } from './choice-steps.tsx'
import { buyBackTexts as texts } from './texts.ts'

/** All questions about a device. Unanswered ones are marked once the shopper has requested the offer. */
export function QuestionsStep({ state, send }: StepProps) {
  const askOffer = useService(buyBackRoom.askOffer)
  const { questions, answers } = state
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const isOpen = ({ id }: DeviceQuestion) => !Object.hasOwn(answers, id)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setRefused(undefined)
    if (busy) return
    const open = questions.find(isOpen)
    if (open) return document.querySelector<HTMLElement>(`input[name="soru-${open.id}"]`)?.focus()
    setBusy(true)
    const offer = await askOffer(state)
    setBusy(false)
    if (offer.ok) return send({ type: 'offer', offer: offer.value })
    setRefused(offer.failure.kind === 'invalid' ? texts.missing : failureText(offer.failure))
  }
  return (
    <form className={css.step} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <div className={css.questions}>
        {questions.map((question) => {
          const missing = tried && isOpen(question)
          return (
            <fieldset
              key={question.id}
              className={css.question}
              aria-describedby={missing ? `eksik-${question.id}` : undefined}
            >
              <legend className={css.legend}>{question.name}</legend>
              <div className={css.options}>
                {question.options.map((option) => (
                  <Radio
                    key={option.id}
                    name={`soru-${question.id}`}
                    label={option.name}
                    checked={answers[question.id] === option.id}
                    onChange={() => busy || send({ type: 'answer', question: question.id, option: option.id })}
                  />
                ))}
              </div>
              {missing && (
                <p id={`eksik-${question.id}`} className={css.missing}>
                  {texts.answerThis}
                </p>
              )}
            </fieldset>
          )
        })}
      </div>
      {tried && questions.some(isOpen) && (
        <Alert tone="error" announced>
          {texts.missing}
        </Alert>
      )}
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <Button type="submit" size="lg" full loading={busy}>
        {texts.toOffer}
      </Button>
    </form>
  )
}
