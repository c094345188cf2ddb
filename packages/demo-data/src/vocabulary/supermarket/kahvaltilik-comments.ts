import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const kahvaltilikComments = leafComments(generalComments, {
  bal: {
    good: [
      'Kapağını açar açmaz çiçek kokusu geldi, gerçek bal olduğu belli.',
      'Kavanoz balonlu naylona sarılıydı, tek damla akmamıştı.',
      'İki ay sonra kristalleşti, ılık suda çözüldü. Sahtesi böyle olmaz.',
      'Boğazı hafif yakıyor, tam aradığım yayla balı.',
    ],
    middle: ['Tadı güzel ama beklediğimden açık renkli.', 'Bal iyi, kavanozun kapağı zor açılıyor.'],
    bad: ['Kapağından sızmış, kutunun içi bal olmuştu.', 'Fazla şekerli geldi, aradığım kokuyu bulamadım.'],
  },
  zeytin: {
    good: [
      'Eti dolgun, çekirdeği küçük; çocuklar bile sevdi.',
      'Zeytinyağı ve kekikle kahvaltının yıldızı oldu.',
      'Tuzu tam kararında, suda bekletmeden yedik.',
      'Taneler aynı boydaydı, ezik çıkmadı.',
    ],
    middle: ['Lezzetli ama bana biraz tuzlu geldi.', 'Aralarında birkaç buruşuk tane vardı.'],
    bad: ['Suyunu akıtmıştı, taneler kurumuş geldi.', 'Sert ve acıydı, yiyemedik.'],
  },
  peynir: {
    good: [
      'Buz aküsüyle geldi, dolaptan yeni çıkmış gibiydi.',
      'Tam kıvamında, kesince dağılmıyor.',
      'Kokusu ve tuzu memleketteki gibi.',
      'Kahvaltıda ortaya koydum, bir oturuşta bitti.',
    ],
    middle: ['Tadı iyi, dilimlemesi biraz zor.', 'Beğendik ama beklediğimden tuzluydu.'],
    bad: ['Buz aküsü erimişti, peynir ılık geldi.', 'Vakumu açılmış, kenarı kurumuştu.'],
  },
  recel: {
    good: [
      'İçinde gerçek meyve parçaları var, kaşığa geliyor.',
      'Annemin yaptığına en yakın reçel.',
      'Kıvamı yerinde, ekmekten akmıyor.',
      'Şekeri bastırmıyor, meyvenin tadı önde.',
    ],
    middle: ['Güzel ama bana biraz tatlı geldi.', 'Tadı iyi, kıvamı biraz sulu.'],
    bad: ['Kavanozun kapağı şişmişti, açmadan iade ettim.', 'Meyvesi az, şerbet gibiydi.'],
  },
  'tahin-ve-pekmez': {
    good: [
      'Kışın her sabah bir kaşık, evde eksik etmiyoruz.',
      'Katkısız olduğu tadından belli.',
      'Çocuğum sütüne karıştırıp içiyor.',
      'Kavanozu sağlamdı, akıtmadan geldi.',
    ],
    middle: ['Tadı hoş ama beklediğimden koyu.', 'Dibine çökmüştü, iyice karıştırmak gerekiyor.'],
    bad: ['Ağzı sızdırmış, kutuya yapışmıştı.', 'Yanık tadı vardı, beğenmedik.'],
  },
})
