import { validationMessages } from '@market/domain/validation'
import {
  emptySellerApplication,
  type SellerApplication,
  type SellerApplicationParams,
  type SellerChoice,
  type SellerField,
  sellerLengths,
  sellerProblems,
} from '@market/domain/shops'
import { RobotCheck, useForm, useService } from '@market/react'
import { Alert, Button, Checkbox, Link, Panel, Select, TextField } from '@market/ui'
import { type ComponentProps, useState } from 'react'
import { shopsRoom } from './bind.ts'
import * as css from './application.css.ts'
import { applicationTexts as texts } from './texts.ts'

const { fields: labels, required, optional } = texts
const lengths: { readonly [Field in SellerField]?: number } = sellerLengths
const sentences: { readonly [Field in SellerField]?: string } = {
  companyAddress: texts.address,
  warehouseAddress: texts.address,
}

interface ApplicationFormProps {
  readonly params: SellerApplicationParams
  readonly onSent: (number: string) => void
}

/** The form to apply for a shop. */
export function ApplicationForm({ params, onSent }: ApplicationFormProps) {
  const applyToSell = useService(shopsRoom.applyToSell)
  const [round, setRound] = useState(0)
  const { form, set, field, errorOf, submit, busy, refused } = useForm<
    SellerApplication,
    SellerField,
    { readonly applicationNo: string }
  >(emptySellerApplication, {
    id: 'basvuru',
    labels,
    problems: (typed) => sellerProblems(typed, params),
    sentence: (name) => sentences[name],
    send: async (typed) => {
      const answer = await applyToSell(typed, params)
      if (answer.ok) return answer
      // A robot check is valid for one request, which may have used it up.
      set({ recaptcha: '' })
      setRound((before) => before + 1)
      return answer
    },
    onSent: ({ applicationNo }) => onSent(applicationNo),
  })
  const text = (name: SellerField, more: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField {...field(name)} mark={required} maxLength={lengths[name]} {...more} />
  )
  const choice = (name: SellerField, choices: readonly SellerChoice[], mark = required, hint?: string) => {
    const { onChange, onBlur, ...face } = field(name)
    return (
      <Select {...face} mark={mark} hint={hint} onBlur={onBlur} onChange={onChange}>
        <option value="">{texts.choose}</option>
        {choices.map(({ id, name: shown }) => (
          <option key={id} value={id}>
            {shown}
          </option>
        ))}
      </Select>
    )
  }
  const genders = Object.entries(texts.genders).map(([id, name]) => ({ id, name }))
  return (
    <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <Panel title={texts.company} icon="storefront">
        <div className={css.grid}>
          {text('companyName', { autoComplete: 'organization' })}
          {choice('companyProfile', params.companyProfiles)}
          {text('taxAddress')}
          {text('taxNumber', { inputMode: 'numeric' })}
          {text('companyPhone', { type: 'tel', inputMode: 'tel' })}
          {text('companyFax', { type: 'tel', inputMode: 'tel', mark: optional })}
          {text('companyWeb', { inputMode: 'url', mark: optional })}
          <div className={css.wide}>{text('companyAddress')}</div>
          <div className={css.wide}>{text('warehouseAddress')}</div>
        </div>
      </Panel>
      <Panel title={texts.official} icon="user">
        <div className={css.grid}>
          {text('officialFirstName', { autoComplete: 'given-name' })}
          {text('officialLastName', { autoComplete: 'family-name' })}
          {text('officialMail', { type: 'email', autoComplete: 'email' })}
          {text('officialPhone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' })}
          {text('officialRole', { autoComplete: 'organization-title' })}
          {choice('gender', genders, optional, texts.genderHint)}
        </div>
      </Panel>
      <Panel title={texts.shop} icon="tag">
        <div className={css.grid}>
          {text('shopName')}
          {choice('sector', params.sectors)}
          {choice('apiType', params.apiTypes)}
          {text('brands', { mark: optional, hint: texts.brandsHint })}
          <div className={css.wide}>{text('otherSites', { mark: optional })}</div>
        </div>
      </Panel>
      <div className={css.end}>
        <Checkbox
          id="basvuru-hasDocument"
          label={texts.hasDocument}
          checked={form.hasDocument}
          error={errorOf('hasDocument')}
          onChange={(event) => set({ hasDocument: event.target.checked })}
        />
        <RobotCheck
          key={round}
          id="basvuru-recaptcha"
          error={errorOf('recaptcha') && validationMessages.robotCheck}
          onSolved={(recaptcha) => set({ recaptcha })}
        />
        {refused && (
          <Alert tone="error" announced>
            {refused}
          </Alert>
        )}
        <Button type="submit" size="lg" full loading={busy}>
          {texts.send}
        </Button>
        <p className={css.note}>
          {texts.disclosureBefore}
          <Link href="/sayfa/aydinlatma-metni.html">{texts.disclosure}</Link>
          {texts.disclosureAfter}
        </p>
      </div>
    </form>
  )
}
