import type { Choice, DeviceSeller } from '@market/domain/buy-back'
import { useService } from '@market/react'
import { Select, type SelectProps } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { buyBackTexts } from './texts.ts'

const texts = buyBackTexts.form

type Face = Omit<SelectProps, 'children' | 'onChange'> & { readonly value: string }
interface PlaceFieldsProps {
  readonly city: Face
  readonly district: Face
  readonly set: (change: Partial<DeviceSeller>) => void
}

/** Province and district from the courier's lists. The current values stay while a list is loading. */
export function PlaceFields({ city, district, set }: PlaceFieldsProps) {
  const buyBacks = useService(services.BuyBackGateway)
  const [cities, setCities] = useState<readonly Choice[]>([])
  const [districts, setDistricts] = useState<readonly Choice[]>([])
  const cityId = cities.find(({ name }) => name === city.value)?.id

  useEffect(() => {
    const read = async () => {
      const answer = await buyBacks.cities()
      if (answer.ok) setCities(answer.value)
    }
    void read()
  }, [buyBacks])
  useEffect(() => {
    let current = true
    const read = async (id: number) => {
      const answer = await buyBacks.districts(id)
      if (current && answer.ok) setDistricts(answer.value)
    }
    setDistricts([])
    if (cityId !== undefined) void read(cityId)
    return () => {
      current = false
    }
  }, [buyBacks, cityId])

  return (
    <>
      <Select
        {...city}
        mark={texts.required}
        autoComplete="address-level1"
        onChange={(event) => set({ city: event.target.value, district: '' })}
      >
        <Options choices={cities} current={city.value} />
      </Select>
      <Select
        {...district}
        mark={texts.required}
        autoComplete="address-level2"
        disabled={city.value === ''}
        onChange={(event) => set({ district: event.target.value })}
      >
        <Options choices={districts} current={district.value} />
      </Select>
    </>
  )
}

const Options = ({ choices, current }: { readonly choices: readonly Choice[]; readonly current: string }) => (
  <>
    <option value="">{texts.choose}</option>
    {current && !choices.some(({ name }) => name === current) && <option value={current}>{current}</option>}
    {choices.map(({ id, name }) => (
      <option key={id} value={name}>
        {name}
      </option>
    ))}
  </>
)
