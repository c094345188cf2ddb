import { expect, it } from 'vitest'
import { csvFile, csvLira, csvTime } from './csv-file.ts'

const now = new Date('2026-11-28T22:30:00Z')
const linesOf = (...cells: readonly string[]) => Buffer.from(csvFile('liste', now, [cells]).bytes).toString()

it.each(['=HYPERLINK("https://kotu.example";"Tıkla")', '+1', '-2+3', '@SUM(A1)', '\t=1', ' =1', '\n=1'])(
  'a cell that begins as the formula %j is text',
  (text) => expect(linesOf(text)).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`),
)

it('quotes and line breaks stay within their cell, and a missing value is an empty one', () => {
  expect(linesOf('Kazak; "mavi"', 'iki\nsatır')).toBe('\uFEFF"Kazak; ""mavi""";"iki\nsatır"\r\n')
  expect(Buffer.from(csvFile('liste', now, [[null, undefined, 'a']]).bytes).toString()).toBe('\uFEFF"";"";"a"\r\n')
})

it('is named after its list and the Turkish day, and has decimal commas and Turkish times', () => {
  expect(csvFile('iadeler', now, []).name).toBe('iadeler-2026-11-29.csv')
  expect(csvLira(1249.9)).toBe('1249,90')
  expect(csvTime('2026-12-31T22:05:59.000Z')).toBe('01.01.2027 01:05')
})
