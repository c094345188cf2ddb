import { maxQuestionLength, questionProblems, reviewLengths, similarQuestions } from '@market/domain/reviews'
import { useForm, useLoaded, useService } from '@market/react'
import { Checkbox, TextArea } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { productExtrasRoom } from './bind.ts'
import { DrawerForm, type ProductDrawerProps } from './drawer-form.tsx'
import * as css from './extras.css.ts'

const texts = {
  title: 'Mağazaya Sor',
  send: 'Soruyu gönder',
  sent: 'Sorunuz mağazaya iletildi. Yanıtlandığında bildirim alırsınız.',
  text: 'Sorunuz',
  hint: 'Sipariş numarası, telefon gibi kişisel bilgilerinizi yazmayın.',
  open: 'Sorum ve yanıtı, adım gizlenerek ürün sayfasında yayımlanabilir',
  similar: 'Benzer sorular yanıtlandı',
  required: 'zorunlu',
  length: `Sorunuz ${reviewLengths.min} ile ${maxQuestionLength} karakter arasında olmalıdır.`,
}
/** Maximum number of questions in one answer of the API. */
const searched = 50

/** A form for a member's question to the product's shop; shows similar answered questions while the member types. */
export function AskDrawer(props: ProductDrawerProps) {
  const askShop = useService(productExtrasRoom.askShop)
  const gateway = useService(services.QuestionGateway)
  const { answer } = useLoaded(() => gateway.ofProduct(props.product.id, { limit: searched }))
  const [sent, setSent] = useState<string>()
  const { form, set, field, submit, busy, refused } = useForm(
    { productId: props.product.id, text: '', open: true },
    {
      id: 'soru',
      labels: { text: texts.text },
      problems: questionProblems,
      sentence: () => texts.length,
      send: (typed) => askShop(typed),
      onSent: () => setSent(texts.sent),
    },
  )
  const similar = answer?.ok ? similarQuestions(answer.value.questions, form.text) : []
  return (
    <DrawerForm
      {...props}
      title={texts.title}
      send={texts.send}
      sent={sent}
      refused={refused}
      busy={busy}
      onSubmit={(event) => void submit(event)}
    >
      <TextArea {...field('text')} mark={texts.required} hint={texts.hint} rows={5} maxLength={maxQuestionLength} />
      {/* Announced once when something is found, because the list changes with each letter. */}
      <p role="status" className={css.note}>
        {similar.length > 0 && texts.similar}
      </p>
      {similar.length > 0 && (
        <ul className={css.questions} aria-label={texts.similar}>
          {similar.map((question) => (
            <li key={question.id} className={css.question}>
              <details>
                <summary>{question.text}</summary>
                <p>{question.answer?.text}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
      <Checkbox label={texts.open} checked={form.open} onChange={({ target }) => set({ open: target.checked })} />
    </DrawerForm>
  )
}
