import { friendProblems } from '@market/domain/content'
import { useForm, useService } from '@market/react'
import { TextArea, TextField } from '@market/ui'
import { useState } from 'react'
import { productExtrasRoom } from './bind.ts'
import { DrawerForm, type ProductDrawerProps } from './drawer-form.tsx'

const texts = {
  title: 'Arkadaşına Öner',
  send: 'Öneriyi gönder',
  sent: (name: string) => `Öneriniz ${name} adlı arkadaşınıza gönderildi.`,
  fields: { friendName: 'Arkadaşınızın adı', friendEmail: 'Arkadaşınızın e-postası', message: 'Mesajınız' },
  hint: 'İletide yalnızca adınız ve soyadınızın baş harfi görünür.',
  noAddress: 'Mesajınıza bağlantı, web ya da e-posta adresi yazamazsınız.',
  required: 'zorunlu',
  optional: 'isteğe bağlı',
}

/** A form that recommends the product to a member's friend by mail. */
export function FriendDrawer(props: ProductDrawerProps) {
  const tellFriend = useService(productExtrasRoom.tellFriend)
  const [sent, setSent] = useState<string>()
  const { form, field, submit, busy, refused } = useForm(
    { productId: props.product.id, friendName: '', friendEmail: '', message: '' },
    {
      id: 'oneri',
      labels: texts.fields,
      problems: friendProblems,
      sentence: (name) => (name === 'message' ? texts.noAddress : undefined),
      send: (typed) => tellFriend(typed),
      onSent: () => setSent(texts.sent(form.friendName.trim())),
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
      <TextField {...field('friendName')} mark={texts.required} autoComplete="off" maxLength={60} />
      <TextField {...field('friendEmail')} mark={texts.required} type="email" autoComplete="off" />
      <TextArea {...field('message')} mark={texts.optional} hint={texts.hint} maxLength={500} />
    </DrawerForm>
  )
}
