import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const yagVeSivilarComments = leafComments(generalComments, {
  'motor-yagi': {
    good: [
      'Motorun sesi belirgin biçimde azaldı.',
      'Soğuk sabahlarda marş daha rahat alıyor.',
      'Kapağı mühürlüydü, orijinalliğinden şüphem yok.',
      'On bin kilometrede eksiltmedi.',
      'Ustam kutuyu inceledi, normu uygun dedi.',
    ],
    middle: ['Yağ iyi ama kutunun ağzı damlatıyor.', 'Fark hissetmedim, yine de normu tuttuğu için kullanıyorum.'],
    bad: ['Kapağından sızdırmış, kutu yağ içindeydi.', 'Beş bin kilometrede bir litre eksiltti.'],
  },
  antifriz: {
    good: [
      'Eksi yirmide bıraktım, sabah sorunsuz çalıştı.',
      'Ölçtürdüm, yazan dereceyi veriyor.',
      'Hararet göstergesi artık sabit duruyor.',
      'Bidonu sağlam, kapağı mühürlüydü.',
      'Radyatör paslı akıyordu, değişince tertemiz oldu.',
    ],
    middle: ['İşini görüyor, bidonun dökme ağzı dar.', 'Güzel ama hesaplamadan almayın, bana bir bidon yetmedi.'],
    bad: ['Bidon delinmiş, yarısı akmıştı.', 'Rengi çok soluktu, güvenemedim.'],
  },
  'cam-suyu': {
    good: [
      'Böcek izlerini iki silmede aldı.',
      'Camda yağ gibi iz bırakmıyor.',
      'Soğukta fıskiye donmadı.',
      'Kokusu araç içine hafifçe geliyor, rahatsız etmiyor.',
      'Gece far vurunca cam tertemiz görünüyor.',
    ],
    middle: ['Temizliyor ama fazla köpürüyor.', 'İyi, kokusu bana biraz ağır geldi.'],
    bad: ['Kapağı çatlak geldi, bagaja aktı.', 'Camda beyaz iz bıraktı.'],
  },
})
