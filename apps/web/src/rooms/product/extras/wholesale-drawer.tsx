import {
  maxWholesale,
  minWholesale,
  type WholesaleField,
  type WholesaleForm,
  wholesaleProblems,
} from '@market/domain/content'
import { useForm, useLoaded, useService } from '@market/react'
import { TextArea, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { productExtrasRoom } from './bind.ts'
import { useOwnDetails } from '../../../shared/address/use-own-details.ts'
import { DrawerForm, type ProductDrawerProps } from './drawer-form.tsx'
import * as css from './extras.css.ts'

const texts = {
  title: 'Toptan Al',
  send: 'Teklif iste',
  sent: 'Talebinizi aldık. Teklif e-posta adresinize gönderilecek.',
  fields: {
    companyName: 'Firma unvanı',
    firstName: 'Ad',
    lastName: 'Soyad',
    email: 'E-posta',
    phone: 'Telefon',
    quantity: 'Adet',
    message: 'Notunuz',
  },
  seller: (name: string, city: string, taxNumber: string) => `Satıcı: ${name}, ${city}. Vergi no: ${taxNumber}`,
  fewest: `En az ${minWholesale}`,
  few: `Toptan alım ${minWholesale} adetten başlar.`,
  many: `Bir talepte en fazla ${maxWholesale.toLocaleString('tr-TR')} adet isteyebilirsiniz.`,
  noNumber: 'Adedi rakamla yazın.',
  required: 'zorunlu',
  optional: 'isteğe bağlı',
}

/** The form as typed; the quantity may not be a number yet. */
type Typed = Omit<WholesaleForm, 'quantity'> & { readonly quantity: string }
const read = (typed: Typed): WholesaleForm => ({ ...typed, quantity: quantityOf(typed) })
/** Marks text that is not a number, which has another error than an empty field. */
const unreadable = -1
/** Accepts thousands separators: “1.000”, “1 000”. */
function quantityOf({ quantity }: Typed): number {
  const digits = quantity.trim().replaceAll(/[.\s](?=\d{3}(?!\d))/g, '')
  if (digits === '') return Number.NaN
  return /^\d+$/.test(digits) ? Number(digits) : unreadable
}
function quantitySentence(typed: Typed): string {
  const quantity = quantityOf(typed)
  if (quantity === unreadable) return texts.noNumber
  return quantity < minWholesale ? texts.few : texts.many
}

/** A form that asks the shop for an offer on many units of the product. */
export function WholesaleDrawer(props: ProductDrawerProps) {
  const requestWholesale = useService(productExtrasRoom.requestWholesale)
  const shops = useService(services.ShopDirectory)
  const { answer: seller } = useLoaded(() => shops.tag(props.product.shop.id))
  const [sent, setSent] = useState<string>()
  const { form, set, field, submit, busy, refused } = useForm<Typed, WholesaleField, void>(
    {
      productId: props.product.id,
      companyName: '',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      quantity: '',
      message: '',
    },
    {
      id: 'toptan',
      labels: texts.fields,
      problems: (typed) => wholesaleProblems(read(typed)),
      sentence: (name, typed) => (name === 'quantity' ? quantitySentence(typed) : undefined),
      send: (typed) => requestWholesale(read(typed)),
      onSent: () => setSent(texts.sent),
    },
  )
  useOwnDetails((own) =>
    set({
      firstName: form.firstName || own.firstName,
      lastName: form.lastName || own.lastName,
      email: form.email || own.email,
      phone: form.phone || own.phone,
    }),
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
      {seller?.ok && (
        <p className={css.note}>{texts.seller(seller.value.name, seller.value.city, seller.value.taxNumber)}</p>
      )}
      <TextField {...field('companyName')} mark={texts.required} autoComplete="organization" maxLength={150} />
      <div className={css.pair}>
        <TextField {...field('firstName')} mark={texts.required} autoComplete="given-name" maxLength={60} />
        <TextField {...field('lastName')} mark={texts.required} autoComplete="family-name" maxLength={60} />
      </div>
      <TextField {...field('email')} mark={texts.required} type="email" autoComplete="email" />
      <div className={css.pair}>
        <TextField {...field('phone')} mark={texts.required} type="tel" autoComplete="tel" />
        <TextField
          {...field('quantity')}
          mark={texts.required}
          inputMode="numeric"
          hint={texts.fewest}
          maxLength={20}
        />
      </div>
      <TextArea {...field('message')} mark={texts.optional} maxLength={1000} />
    </DrawerForm>
  )
}
