import type { AddressForm } from '@market/domain/account'
import { Button, type FieldFace, Select, TextField } from '@market/ui'
import type { ChangeEvent } from 'react'
import * as css from './address.css.ts'
import { addressTexts as texts } from './texts.ts'
import { usePlaces } from './use-places.ts'

type ListedField = 'city' | 'district' | 'neighborhood' | 'zipCode' | 'address'
interface FieldProps extends FieldFace {
  readonly id: string
  readonly value: string
  readonly onBlur: () => void
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
}
interface PlaceListsProps {
  readonly form: AddressForm
  readonly field: (name: ListedField, more?: object) => FieldProps
  readonly onChange: (change: Partial<AddressForm>) => void
  /** Switches back to finding the place in the address text. */
  readonly onWrite: () => void
}

/** Province, district and neighbourhood as lists, and a field for the rest of the address. */
export function PlaceLists({ form, field, onChange, onWrite }: PlaceListsProps) {
  const places = usePlaces(form)
  return (
    <>
      <p className={css.toWords}>
        <Button variant="text" size="sm" onClick={onWrite}>
          {texts.place.write}
        </Button>
      </p>
      <Select
        {...field('city', {
          autoComplete: 'shipping address-level1',
        })}
        onChange={(event) => onChange({ city: event.target.value, district: '', neighborhood: '' })}
      >
        <Options values={places.cities} current={form.city} none={texts.chooseCity} />
      </Select>
      <Select
        {...field('district', { autoComplete: 'shipping address-level2' })}
        disabled={form.city === ''}
        onChange={(event) => onChange({ district: event.target.value, neighborhood: '' })}
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
    </>
  )
}

/** The options of a list; includes the current value while the list is loading. */
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
