/** Leaf categories of things that are used up and bought again. */
const usedUp = new Set(
  [
    'ruj maskara oje fondoten kadin-parfum erkek-parfum deodorant yuz-kremi vucut-losyonu gunes-kremi el-kremi sampuan',
    'sac-kremi dis-fircasi sabun pamuk-ve-mendil vitamin maske bandaj prezervatif',
    'dis-macunu tiras-bicagi dus-jeli goz-fari kadin-corap erkek-corap kursun-kalem fotokopi-kagidi bebek-sampuani',
    'sac-boyasi goz-kalemi-ve-eyeliner dudak-kremi dudak-parlaticisi yuz-temizleme sac-jolesi-ve-spreyi hijyenik-ped agda',
    'tiras-kopugu-ve-losyonu agiz-bakim-suyu-ve-dis-ipi sporcu-besini oda-kokusu cakmak-ve-kibrit bebek-yagi-ve-pisik-kremi',
    'allik parti-malzemeleri zimba-ve-bant',
    'bebek-bezi islak-mendil bebek-mamasi motor-yagi antifriz cam-suyu oto-kokusu oto-sampuani cila',
    'kedi-mamasi kedi-kumu kopek-mamasi kus-yemi balik-yemi kemirgen-yemi mum kalem defter orgu-ipi',
  ]
    .join(' ')
    .split(' '),
)

export const isUsedUp = (leaf: string, department: string): boolean => department === 'supermarket' || usedUp.has(leaf)
