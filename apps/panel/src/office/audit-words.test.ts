import { expect, it } from 'vitest'
import { fieldsInWords } from './audit-words.ts'

it('names the fields and values of an entry in words', () => {
  expect(fieldsInWords({ role: 'sahip' })).toEqual({ Rol: 'Mağaza sahibi' })
  expect(fieldsInWords({ state: 'packed' })).toEqual({ Durum: 'Paketlendi' })
  expect(fieldsInWords({ proof: 'second-step', autopilot: false })).toEqual({
    'Giriş yolu': 'Şifre ve ikinci adım',
    'Otomatik gönderim': 'hayır',
  })
  expect(fieldsInWords({ lines: [{ line: 1, units: 2 }], accepted: [] })).toEqual({
    Ürünler: 'Satır: 1, Adet: 2',
    'Kabul edilen': 'yok',
  })
  expect(fieldsInWords({ leave: null, company: { kep: '', legal_name: 'Deneme' } })).toEqual({
    İzin: 'yok',
    Şirket: 'KEP: yok, Unvan: Deneme',
  })
})

it('keeps a field without words as it is stored', () => {
  expect(fieldsInWords({ sealed: 'x' })).toEqual({ sealed: 'x' })
  expect(fieldsInWords(null)).toEqual({})
})
