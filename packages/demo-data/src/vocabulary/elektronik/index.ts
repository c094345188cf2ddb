import { bilgisayarParcalari } from './bilgisayar-parcalari.ts'
import { evVeMutfakAletleri } from './ev-ve-mutfak-aletleri.ts'
import { goruntuVeSes } from './goruntu-ve-ses.ts'
import { beyazEsya, bilgisayar, digerElektronik, kucukEvAletleri, telefon } from './cihazlar.ts'
import { sesSistemleri } from './ses-sistemleri.ts'

export const elektronik = [
  ...telefon,
  ...bilgisayar,
  ...sesSistemleri,
  ...beyazEsya,
  ...kucukEvAletleri,
  ...digerElektronik,
  ...bilgisayarParcalari,
  ...evVeMutfakAletleri,
  ...goruntuVeSes,
]
