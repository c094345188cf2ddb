import { Hidden, sealedFields } from './hidden.ts'
import type { Seal } from './seal.ts'

/** Columns, and fields in JSON columns, whose values may be sealed. Columns with free text must not be among them. */
const sealedColumns = ['tc', 'tax_number', 'bank_key', 'totp_key'] as const
/** Columns with JSON that is sealed as a whole. */
const sealedJson = ['answer', 'contract_documents', 'form'] as const
const columnsWithSealedFields = ['snapshot', 'receiver', 'seller'] as const

export const columnsThatMaySeal = [...sealedColumns, ...sealedJson, ...columnsWithSealedFields] as const

/** A statement's parameters with `Hidden` values sealed. */
export function sealParameters(seal: Seal | undefined, parameters: readonly unknown[]): readonly unknown[] {
  if (!parameters.some((value) => value instanceof Hidden)) return parameters
  if (!seal) throw new Error('a number of a person is written to a database that has no seal')
  return parameters.map((value) => (value instanceof Hidden ? value.storedBy(seal) : value))
}

/** Opens what is sealed in rows that were read, in place. */
export function openRows(seal: Seal, rows: readonly unknown[]): void {
  const [first] = rows
  if (!isRecord(first)) return
  const columns = sealedColumns.filter((name) => name in first)
  const json = sealedJson.filter((name) => name in first)
  const withFields = columnsWithSealedFields.filter((name) => name in first)
  if (columns.length + json.length + withFields.length === 0) return
  for (const row of rows.filter(isRecord)) {
    openFields(seal, row, columns)
    for (const name of json) {
      const value = row[name]
      const opened = typeof value === 'string' ? seal.open(value) : value
      if (opened !== value) row[name] = JSON.parse(String(opened))
    }
    for (const name of withFields) {
      const value = row[name]
      if (!isRecord(value)) continue
      openFields(seal, value, sealedFields)
      for (const part of Object.values(value)) if (isRecord(part)) openFields(seal, part, sealedFields)
    }
  }
}

function openFields(seal: Seal, fields: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string') fields[name] = seal.open(value)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
