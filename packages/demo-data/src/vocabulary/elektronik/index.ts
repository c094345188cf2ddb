import { beyazEsya, bilgisayar, digerElektronik, kucukEvAletleri, telefon } from './cihazlar.ts'
import { sesSistemleri } from './ses-sistemleri.ts'

export const elektronik = [
  ...telefon,
  ...bilgisayar,
  ...sesSistemleri,
  ...beyazEsya,
  ...kucukEvAletleri,
  ...digerElektronik,
]
