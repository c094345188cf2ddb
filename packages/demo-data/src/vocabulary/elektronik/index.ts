import { bilgisayarParcalari } from './bilgisayar-parcalari.ts'
import { evVeMutfakAletleri } from './ev-ve-mutfak-aletleri.ts'
import { goruntuVeSes } from './goruntu-ve-ses.ts'
import { beyazEsya } from './beyaz-esya.ts'
import { bilgisayar } from './bilgisayar.ts'
import { digerElektronik } from './diger-elektronik.ts'
import { kucukEvAletleri } from './kucuk-ev-aletleri.ts'
import { telefon } from './telefon.ts'
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
