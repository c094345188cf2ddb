import { isMember } from '@market/domain/session'
import { succeed } from '@market/domain/kernel'
import { nameField } from '@market/domain/text'
import { formToSend } from '@market/domain/validation'
import {
  type BuyBackTab,
  type DeviceSale,
  type DeviceSeller,
  type DeviceSellerField,
  deviceSellerProblems,
  emptyDeviceSeller,
  type Offer,
} from '@market/domain/buy-back'
import { Loaded, useForm, useLoaded, useService } from '@market/react'
import { Alert, Button, Checkbox, TextField, TextLink } from '@market/ui'
import type { ComponentProps } from 'react'
import { services } from '../../composition/tokens.ts'
import { buyBackRoom } from './bind.ts'
import * as css from './buy-back.css.ts'
import { PlaceFields } from './place-fields.tsx'
import { buyBackTexts } from './texts.ts'

const texts = buyBackTexts.form
const sentences: { readonly [Field in DeviceSellerField]?: string } = { address: texts.address, iban: texts.iban }

interface SellerFormProps {
  readonly service: BuyBackTab
  readonly offer: Offer
  readonly onSold: (sale: DeviceSale) => void
}

/** The seller's form, prefilled for members. If the profile fails to load, the form is empty. */
export function SellerForm(props: SellerFormProps) {
  const buyBacks = useService(services.BuyBackGateway)
  const session = useService(services.SessionStore)
  const { answer, reload } = useLoaded(async () => {
    const { user } = session.state.current()
    const known = isMember(user) ? await buyBacks.userInfo() : undefined
    return succeed({ ...emptyDeviceSeller, ...(known?.ok && known.value) })
  })
  return (
    <Loaded answer={answer} reload={reload}>
      {(begun) => <Fields {...props} begun={begun} />}
    </Loaded>
  )
}

function Fields({ service, offer, onSold, begun }: SellerFormProps & { readonly begun: DeviceSeller }) {
  const approveOffer = useService(buyBackRoom.approveOffer)
  const { form, set, field, errorOf, submit, busy, refused } = useForm<DeviceSeller, DeviceSellerField, DeviceSale>(
    begun,
    {
      id: 'satan',
      labels: buyBackTexts.fields,
      // Validated as it would be sent, so spaces in an IBAN are accepted.
      problems: (typed) => deviceSellerProblems(formToSend(typed)),
      sentence: (name) => sentences[name],
      send: (typed) => approveOffer(service, offer, typed),
      onSent: onSold,
    },
  )
  const text = (name: Exclude<DeviceSellerField, 'accepted'>, more: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField {...field(name)} mark={texts.required} {...more} />
  )
  return (
    <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={css.group}>
        <legend className={css.groupTitle}>{texts.person}</legend>
        <div className={css.grid}>
          {text('firstName', {
            autoComplete: 'given-name',
            onChange: (event) => set({ firstName: nameField(event.target.value) }),
          })}
          {text('lastName', {
            autoComplete: 'family-name',
            onChange: (event) => set({ lastName: nameField(event.target.value) }),
          })}
          {text('tc', { inputMode: 'numeric', autoComplete: 'off', hint: texts.tcHint })}
          {text('phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' })}
          <div className={css.wide}>{text('email', { type: 'email', inputMode: 'email', autoComplete: 'email' })}</div>
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.groupTitle}>{texts.place}</legend>
        <p className={css.note}>{texts.placeNote}</p>
        <div className={css.grid}>
          <PlaceFields city={field('city')} district={field('district')} set={set} />
          <div className={css.wide}>{text('address', { autoComplete: 'street-address', maxLength: 500 })}</div>
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.groupTitle}>{texts.account}</legend>
        {text('iban', {
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          maxLength: 40,
          placeholder: 'TR00 0000 0000 0000 0000 0000 00',
          hint: texts.ibanHint,
        })}
        <p className={css.note}>{texts.accountNote}</p>
      </fieldset>
      <div className={css.step}>
        <Checkbox
          id="satan-accepted"
          label={texts.accept}
          checked={form.accepted}
          error={errorOf('accepted')}
          onChange={(event) => set({ accepted: event.target.checked })}
        />
        <p className={css.note}>
          <TextLink href="/static/cihaz-satis" target="_blank">
            {texts.terms}
          </TextLink>
        </p>
        {refused && (
          <Alert tone="error" announced>
            {refused}
          </Alert>
        )}
        <Button type="submit" size="lg" full loading={busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
