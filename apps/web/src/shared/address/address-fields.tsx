import {
  type Address,
  type AddressForm,
  addressProblems,
  type AddressType,
  keeps,
  type SelectedAddresses,
  typeInto,
} from '@market/domain'
import { Alert, Button, Checkbox, Panel, Radio, Select, TextField } from '@market/ui'
import { type FormEvent, useEffect, useReducer } from 'react'
import { useService } from '../../composition/use-service.ts'
import { addressCases } from './bind.ts'
import { failureText } from '../failure/failure-text.ts'
import { afterPress } from '../form/after-press.ts'
import { keepsSentence } from '../form/keeps-sentence.ts'
import * as css from './address.css.ts'
import { addressTexts as texts } from './texts.ts'
import { addressForm, addressToFill, shownProblems, type ShownField } from './address-form-state.ts'
import { useOwnDetails } from './use-own-details.ts'
import { usePlaces } from './use-places.ts'

const { fields: names } = texts
const addressTypes = [1, 2] as const
const companyFields = ['companyName', 'taxOffice', 'taxNumber'] as const

interface AddressFieldsProps {
  readonly address: Address | undefined
  /** 2 for an invoice's alone; as it is, or for delivery, without it. */
  readonly type?: AddressType
  /** The invoice follows a delivery address unless another was chosen for it. */
  readonly useAsInvoice?: boolean
  /** The form asks for the type of a new one, and whether the invoice goes to it too. */
  readonly choosing?: boolean
  /** The shopper's first address has its title already, which may be changed. */
  readonly first?: boolean
  readonly tcRequired: boolean
  readonly cancel: (() => void) | undefined
  /** The form's button saves and goes on, under this name; another one saves alone. */
  readonly next?: { readonly label: string; readonly note: string } | undefined
  readonly onSaved: (saved: SelectedAddresses, goesOn: boolean) => void
}

/** The address form. A field is judged when it is left; what was typed survives every error. */
export function AddressFields(props: AddressFieldsProps) {
  const { address, type: given = address?.type ?? 1, choosing = false, tcRequired, cancel, next, onSaved } = props
  const saveAddress = useService(addressCases.saveAddress)
  const [state, send] = useReducer(addressForm, undefined, () =>
    addressToFill(address, {
      type: given,
      useAsInvoice: props.useAsInvoice ?? true,
      ...(props.first && { title: texts.firstTitle }),
    }),
  )
  const { form, name: line, type, useAsInvoice, company, left, tried, lost, busy, refused } = state
  useOwnDetails(address === undefined, (own) => send({ type: 'own-details', own }))
  const places = usePlaces(form)
  const sent: AddressForm = company ? form : { ...form, companyName: '', taxOffice: '', taxNumber: '' }
  const problems = shownProblems(addressProblems(sent, { tcRequired, company }))

  // A form that was asked for begins where it is filled in.
  const asked = cancel !== undefined
  useEffect(() => {
    if (asked) document.querySelector<HTMLElement>('#address-name')?.focus()
  }, [asked])

  const errorOf = (field: ShownField) => {
    const found = tried || left.has(field) ? problems.find((problem) => problem.field === field) : undefined
    return found && texts.wrong(found)
  }
  const set = (change: Partial<AddressForm>) => send({ type: 'changed', change })
  const leave = (field: string) => afterPress(() => send({ type: 'left', field }))
  const save = async (goesOn: boolean) => {
    send({ type: 'tried' })
    if (busy) return
    const [first] = problems
    if (first) return document.querySelector<HTMLElement>(`#address-${first.field}`)?.focus()
    send({ type: 'sent' })
    const answer = await saveAddress({
      address: { ...sent, type, useAsInvoice },
      ...(address && { id: address.id }),
      tcRequired,
      company,
    })
    const failure = !answer.ok && answer.failure.kind !== 'invalid' ? answer.failure : undefined
    send({ type: 'answered', ...(failure && { refused: failureText(failure) }) })
    if (answer.ok) onSaved(answer.value, goesOn)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(next !== undefined)
  }

  const field = (name: Exclude<ShownField, 'name'>, more: object = {}) => ({
    id: `address-${name}`,
    name,
    label: names[name],
    mark: texts.required,
    value: form[name],
    error: errorOf(name),
    onBlur: () => leave(name),
    onChange: (event: { readonly target: { readonly value: string } }) => {
      const typed = event.target.value
      const value = typeInto(name, form[name], typed)
      send({ type: 'typed', change: { [name]: value }, lost: keeps(name) && value !== typed ? name : undefined })
    },
    ...more,
    // Says why something that was typed is not there.
    ...(lost === name && { hint: keepsSentence(names[name], name) }),
  })
  return (
    <Panel title={address ? `${texts.edit}: ${address.title}` : texts.add} icon="map-pin">
      <form className={css.form} method="dialog" noValidate onSubmit={submit}>
        {refused && (
          <Alert tone="error" announced className={css.wide}>
            {refused}
          </Alert>
        )}
        {tried && problems.length > 0 && (
          <Alert tone="error" announced className={css.wide}>
            {texts.fix(problems.length)}{' '}
            {problems.map((problem, index) => (
              <span key={problem.field}>
                {index > 0 && ', '}
                <a href={`#address-${problem.field}`}>{names[problem.field]}</a>
              </span>
            ))}
          </Alert>
        )}
        {choosing && (
          <fieldset className={css.types}>
            <legend className={css.legend}>{texts.type}</legend>
            {addressTypes.map((one) => (
              <Radio
                key={one}
                name="address-type"
                label={texts.types[one]}
                checked={type === one}
                onChange={() => send({ type: 'address-type', addressType: one })}
              />
            ))}
          </fieldset>
        )}
        <TextField
          id="address-name"
          name="name"
          label={names.name}
          mark={texts.required}
          autoComplete="shipping name"
          maxLength={60}
          value={line}
          error={errorOf('name')}
          hint={lost === 'name' ? keepsSentence(names.name, 'firstName') : undefined}
          onBlur={() => leave('name')}
          onChange={({ target }) => {
            const kept = typeInto('firstName', line, target.value)
            send({ type: 'name', name: kept, lost: kept !== target.value })
          }}
        />
        <TextField
          {...field('phone', {
            type: 'tel',
            autoComplete: 'shipping tel-national',
            inputMode: 'tel',
            hint: texts.hints.phone,
          })}
        />
        <Select
          {...field('city', { autoComplete: 'shipping address-level1' })}
          onChange={(event) => set({ city: event.target.value, district: '', neighborhood: '' })}
        >
          <Options values={places.cities} current={form.city} none={texts.chooseCity} />
        </Select>
        <Select
          {...field('district', { autoComplete: 'shipping address-level2' })}
          disabled={form.city === ''}
          onChange={(event) => set({ district: event.target.value, neighborhood: '' })}
        >
          <Options values={places.districts} current={form.district} none={texts.chooseDistrict} />
        </Select>
        <Select
          {...field('neighborhood', { autoComplete: 'shipping address-level3', mark: texts.optional })}
          disabled={form.district === ''}
        >
          <Options values={places.neighborhoods} current={form.neighborhood} none={texts.chooseNeighborhood} />
        </Select>
        <TextField
          {...field('zipCode', {
            autoComplete: 'shipping postal-code',
            inputMode: 'numeric',
            mark: texts.optional,
            maxLength: 5,
            hint: texts.hints.zipCode,
          })}
        />
        <div className={css.wide}>
          <TextField
            {...field('address', {
              autoComplete: 'shipping street-address',
              hint: texts.hints.address,
              maxLength: 500,
            })}
          />
        </div>
        <TextField {...field('title', { hint: texts.hints.title })} />
        {tcRequired && <TextField {...field('tc', { inputMode: 'numeric', maxLength: 11, hint: texts.hints.tc })} />}
        <div className={css.wide}>
          {choosing && type === 1 && (
            <Checkbox
              label={texts.invoiceToo}
              checked={useAsInvoice}
              onChange={(event) => send({ type: 'invoice', useAsInvoice: event.target.checked })}
            />
          )}
          <Checkbox
            label={texts.company}
            checked={company}
            onChange={(event) => send({ type: 'company', company: event.target.checked })}
          />
        </div>
        {company && companyFields.map((name) => <TextField key={name} {...field(name)} />)}
        <div className={css.actions}>
          <Button type="submit" loading={busy} {...(next && { size: 'lg', full: true })}>
            {next ? next.label : texts.save}
          </Button>
          {next && (
            <>
              <p className={css.note}>{next.note}</p>
              <Button variant="secondary" disabled={busy} onClick={() => void save(false)}>
                {texts.save}
              </Button>
            </>
          )}
          {cancel && (
            <Button variant="text" onClick={cancel}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}

/** The choices, with the current one even before the list has come. */
function Options({
  values,
  current,
  none,
}: {
  readonly values: readonly string[]
  readonly current: string
  readonly none: string
}) {
  return (
    <>
      <option value="">{none}</option>
      {current && !values.includes(current) && <option value={current}>{current}</option>}
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </>
  )
}
