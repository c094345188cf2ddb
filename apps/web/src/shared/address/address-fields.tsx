import { keeps, typeInto } from '@market/domain/validation'
import type { Address, AddressDraftMemory, AddressForm, AddressType, SelectedAddresses } from '@market/domain/account'
import { afterPress, failureText, keepsSentence, type Sending, useSending, useService, useStream } from '@market/react'
import { addressFormProblems, type AddressNext, placeOf, type ShownField } from '@market/stores'
import { Alert, Button, Checkbox, Panel, Radio, TextField } from '@market/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { addressCases } from './bind.ts'
import * as css from './address.css.ts'
import { addressTexts as texts } from './texts.ts'
import { PlaceField } from './place-field.tsx'
import { PlaceLists } from './place-lists.tsx'

const { fields: names } = texts
const addressTypes = [1, 2] as const
const companyFields = ['companyName', 'taxOffice', 'taxNumber'] as const

interface AddressFieldsProps {
  readonly address: Address | undefined
  /** 2 for an invoice address; by default the address's own type, or delivery. */
  readonly type?: AddressType
  /** The invoice goes to the delivery address unless the shopper chose another one. */
  readonly useAsInvoice?: boolean
  /** For a new address, the form asks for its type, and whether the invoice goes to it as well. */
  readonly choosing?: boolean
  /** The shopper's first address has a title to begin with, which can be changed. */
  readonly first?: boolean
  /** Stores the input, so that it survives a reload and a login. */
  readonly drafts?: AddressDraftMemory | undefined
  readonly tcRequired: boolean
  readonly cancel: (() => void) | undefined
  /**
   * If set, the form also continues to the next step when a button elsewhere submits it by this id, or when the place
   * was its last missing field; its own button only saves.
   */
  readonly next?: { readonly id: string; readonly note: string } | undefined
  /** Reports a running save to the parent, which may wait for it. */
  readonly sending?: Sending
  readonly onSaved: (saved: SelectedAddresses, goesOn: boolean) => void
}

/** The address form. A field is validated after it was filled in and left. The input survives every error. */
export function AddressFields(props: AddressFieldsProps) {
  const { address, type: given = address?.type ?? 1, choosing = false, tcRequired, cancel, next, onSaved } = props
  const makeAddress = useService(addressCases.makeAddress)
  const [store] = useState(() =>
    makeAddress({
      address,
      type: given,
      useAsInvoice: props.useAsInvoice ?? true,
      ...(props.first && { title: texts.firstTitle }),
      drafts: props.drafts,
    }),
  )
  useEffect(() => store.start(), [store])
  const state = useStream(store.state)
  const { form, name: line, listed, type, useAsInvoice, company, left, tried, lost, busy } = state
  const refused = state.refused && failureText(state.refused)
  const problems = addressFormProblems(state, { tcRequired })
  useSending(busy, props.sending)

  // A form that the shopper opened starts with the focus in its first field.
  const asked = cancel !== undefined
  useEffect(() => {
    if (asked) document.querySelector<HTMLElement>('#address-name')?.focus()
  }, [asked])

  const errorOf = (field: ShownField) => {
    const found = tried || left.has(field) ? problems.find((problem) => problem.field === field) : undefined
    return found && texts.wrong(found)
  }
  const set = (change: Partial<AddressForm>) => store.enter({ type: 'changed', change })
  const leave = (field: string) => afterPress(() => store.enter({ type: 'left', field }))
  const follow = (found: AddressNext | undefined, goesOn: boolean) => {
    if (found?.to === 'field') document.querySelector<HTMLElement>(`#address-${found.field}`)?.focus()
    if (found?.to === 'saved') onSaved(found.saved, goesOn)
  }
  const save = async (goesOn: boolean) => follow(await store.save({ tcRequired }), goesOn)
  /** If the place was the last missing field, the form saves and continues at once. */
  const settle = async (input: Parameters<typeof store.enter>[0]) => {
    if (next) follow(await store.settle(input, { tcRequired }), true)
    else store.enter(input)
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
      store.enter({ type: 'typed', change: { [name]: value }, lost: keeps(name) && value !== typed ? name : undefined })
    },
    ...more,
    // Tells why a typed character was dropped.
    ...(lost === name && { hint: keepsSentence(names[name], name) }),
  })
  return (
    <Panel title={address ? `${texts.edit}: ${address.title}` : texts.add} icon="map-pin">
      <form id={next?.id} className={css.form} method="dialog" noValidate onSubmit={submit}>
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
                onChange={() => store.enter({ type: 'address-type', addressType: one })}
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
            store.enter({ type: 'name', name: kept, lost: kept !== target.value })
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
        {listed ? (
          <PlaceLists
            form={form}
            field={field}
            onChange={set}
            onWrite={() => store.enter({ type: 'listed', listed: false })}
          />
        ) : (
          <PlaceField
            line={form.address}
            place={placeOf(form)}
            guessed={state.guessed}
            error={errorOf('address')}
            onLine={(typed) => set({ address: typed })}
            onPlace={(place) => void settle({ type: 'place', place })}
            onConfirm={(neighborhood) => void settle({ type: 'confirmed', neighborhood })}
            onAnother={() => store.enter({ type: 'another-place' })}
            onList={() => store.enter({ type: 'listed', listed: true })}
            onLeave={() => leave('address')}
          />
        )}
        <TextField {...field('title', { hint: texts.hints.title })} />
        {tcRequired && <TextField {...field('tc', { inputMode: 'numeric', hint: texts.hints.tc })} />}
        <div className={css.wide}>
          {choosing && type === 1 && (
            <Checkbox
              label={texts.invoiceToo}
              checked={useAsInvoice}
              onChange={(event) => store.enter({ type: 'invoice', useAsInvoice: event.target.checked })}
            />
          )}
          <Checkbox
            label={texts.company}
            checked={company}
            onChange={(event) => store.enter({ type: 'company', company: event.target.checked })}
          />
        </div>
        {company && companyFields.map((name) => <TextField key={name} {...field(name)} />)}
        <div className={css.actions}>
          {next ? (
            <>
              <p className={css.note}>{next.note}</p>
              <Button variant="secondary" loading={busy} onClick={() => void save(false)}>
                {texts.save}
              </Button>
            </>
          ) : (
            <Button type="submit" loading={busy}>
              {texts.save}
            </Button>
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
