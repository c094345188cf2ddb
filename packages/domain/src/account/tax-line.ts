import { searchKey } from '../text/search-key.ts'
import type { AddressForm } from './address.ts'

/** A company's tax office and number in one line. People write the office with and without “Vergi Dairesi” or “V.D.”. */
export function taxLine({ taxOffice, taxNumber }: Pick<AddressForm, 'taxOffice' | 'taxNumber'>): string {
  return [officeName(taxOffice), taxNumber].filter(Boolean).join(', ')
}

function officeName(written: string): string {
  const name = written.replace(/ v\.? ?d\.?$/i, '')
  const isNamed = /vergi dairesi|mudurlugu/.test(searchKey(name))
  return name === '' || isNamed ? name : `${name} Vergi Dairesi`
}
