import { type Poll, type PollAnswer, pollProblems } from '@market/domain/content'
import { failureText, useService } from '@market/react'
import { Alert, Button, FieldMark, Panel, Radio, TextArea } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { shopsRoom } from './bind.ts'
import * as css from './poll.css.ts'
import { shopTexts } from './page-texts.ts'

const texts = shopTexts.poll

/** The questions of a poll. The answers survive a refusal. */
export function PollForm({ poll }: { readonly poll: Poll }) {
  const answerPoll = useService(shopsRoom.answerPoll)
  const session = useService(services.SessionStore)
  const [answers, setAnswers] = useState<readonly PollAnswer[]>([])
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [sent, setSent] = useState(false)
  const problems = pollProblems(poll, answers)

  const give = (answer: PollAnswer) =>
    setAnswers([...answers.filter(({ question }) => question !== answer.question), answer])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy) return
    const [wrong] = problems
    if (wrong)
      return document.querySelector<HTMLElement>(`#soru-${wrong.field} input, textarea#soru-${wrong.field}`)?.focus()
    setBusy(true)
    setRefused(undefined)
    await session.start()
    const answer = await answerPoll(poll, answers)
    setBusy(false)
    if (answer.ok) return setSent(true)
    if (answer.failure.kind !== 'invalid') setRefused(failureText(answer.failure))
  }
  if (sent)
    return (
      <Alert tone="success" announced>
        {texts.thanks}
      </Alert>
    )
  return (
    <Panel title={poll.title}>
      <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {refused && (
          <Alert tone="error" announced>
            {refused}
          </Alert>
        )}
        {poll.questions.map(({ id, text, required, options }) => {
          const problem = tried && problems.some(({ field }) => field === String(id))
          const mark = required ? texts.required : texts.optional
          if (options.length === 0)
            return (
              <TextArea
                key={id}
                id={`soru-${id}`}
                label={text}
                mark={mark}
                maxLength={1000}
                error={problem ? texts.missing : undefined}
                value={answers.find(({ question }) => question === id)?.text ?? ''}
                onChange={({ target }) => give({ question: id, option: null, text: target.value })}
              />
            )
          return (
            <fieldset key={id} id={`soru-${id}`} className={css.question} aria-invalid={problem}>
              <legend>
                {text}{' '}
                <small>
                  <FieldMark mark={mark} />
                </small>
              </legend>
              {problem && <p className={css.problem}>{texts.missing}</p>}
              {options.map((option) => (
                <Radio
                  key={option.id}
                  name={`soru-${id}`}
                  label={option.name}
                  checked={answers.some((answer) => answer.option === option.id && answer.question === id)}
                  onChange={() => give({ question: id, option: option.id, text: '' })}
                />
              ))}
            </fieldset>
          )
        })}
        <Button type="submit" size="lg" loading={busy}>
          {texts.send}
        </Button>
      </form>
    </Panel>
  )
}
