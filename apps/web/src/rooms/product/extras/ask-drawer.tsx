import { maxQuestionLength, questionProblems, reviewLengths } from '@market/domain'
import { Checkbox, TextArea } from '@market/ui'
import { useState } from 'react'
import { useService } from '../../../composition/use-service.ts'
import { productExtrasRoom } from './bind.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { DrawerForm, type ProductDrawerProps } from './drawer-form.tsx'

const texts = {
  title: 'Mağazaya Sor',
  send: 'Soruyu gönder',
  sent: 'Sorunuz mağazaya iletildi. Yanıtlandığında bildirim alırsınız.',
  text: 'Sorunuz',
  hint: 'Sipariş numarası, telefon gibi kişisel bilgilerinizi yazmayın.',
  open: 'Sorum ve yanıtı, adım gizlenerek ürün sayfasında yayımlanabilir',
  required: 'zorunlu',
  length: `Sorunuz ${reviewLengths.min} ile ${maxQuestionLength} karakter arasında olmalıdır.`,
}

/** A member’s question to the shop that sells the product. */
export function AskDrawer(props: ProductDrawerProps) {
  const askShop = useService(productExtrasRoom.askShop)
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
      <Checkbox label={texts.open} checked={form.open} onChange={({ target }) => set({ open: target.checked })} />
    </DrawerForm>
  )
}
