import type { Told } from './told.ts'

type Templates = Readonly<Record<keyof Told, readonly string[]>>

/** Of delivery, packing, price and shop: true of whatever is sold. */
const ofAll: Templates = {
  good: [
    '(Pazartesi sipariş verdim, çarşamba|Salı sipariş verdim, perşembe|Çarşamba sipariş verdim, cuma|Perşembe sipariş verdim, cumartesi|Cuma akşamı sipariş verdim, pazartesi) (elimdeydi|kapıdaydı|geldi).',
    'Kargo (beklediğimden hızlı|iki günde|tam söylenen günde|ertesi gün|hiç bekletmeden) geldi.',
    'Paketi (özenle sarılmıştı|sağlamdı, ezik yoktu|tertemizdi|tam olması gerektiği gibiydi).',
    'Mağaza (sorumu aynı gün yanıtladı|çok ilgiliydi|siparişi hemen yola çıkardı|söylediği günde kargoladı).',
    'Fiyatı (da makul|çarşıdakinden uygun|gayet iyi|biraz yüksek gibi ama değiyor).',
    'Açıklamada ne yazıyorsa (o geldi|aynısı çıktı|eksiksiz öyle).',
    '(Kutusu|Ambalajı|Kolisi) (hasarsızdı|düzgündü|sapasağlam geldi).',
    '(Aynı gün|Ertesi gün|İki gün içinde) (kargoya verildi|yola çıktı).',
    'Kargocu (arayıp öyle geldi|kapıya kadar çıkardı|çok nazikti|söylediği saatte geldi).',
    'Bir daha (alacak olsam aynısını seçerim|bu mağazadan alırım|gözüm kapalı alırım).',
    'Gelen ürün (görseldekinin aynısı|fotoğraftakiyle aynı|görselden daha güzel).',
    '(Sabah|Öğlen|Akşam) (verdiğim|onaylanan) sipariş ertesi gün yoldaydı.',
    '(Gönül rahatlığıyla alınır|Düşünen varsa alsın|Tavsiye ederim|Herkese öneririm|Kararsız kalanlar alabilir).',
    '(Teşekkürler|Emeğinize sağlık|Satıcıya teşekkür ederim|Elinize sağlık).',
    '(Beklentimi karşıladı|Beklediğimden iyi çıktı|Tam aradığımdı|Aldığıma değdi|Memnun kaldık).',
    '(İndirimdeyken|Kampanyada|Birkaç gün düşündükten sonra|Yorumlara güvenip|Arkadaşımın önerisiyle) aldım, (iyi ki almışım|pişman değilim|memnunum).',
  ],
  middle: [
    'Kargo (iki gün gecikti|söylenenden geç geldi|şubeden aldırdı).',
    'Fiyatına göre (idare eder|normal|ne iyi ne kötü).',
    '(Ortalama|Fena değil|Eh işte|Ne çok iyi ne çok kötü).',
    'Daha (iyisini|özenlisini) bekliyordum.',
    'Bir daha alır mıyım, (emin değilim|bilmiyorum|indirim olursa belki).',
  ],
  bad: [
    '(Önermiyorum|Tavsiye etmem|Bir daha almam|Paranıza yazık).',
    'İade (ettim|sürecini başlattım|edeceğim).',
    'Paketi (ezikti|yırtıktı|özensizdi).',
    'Kargo (bir hafta|on gün|haber vermeden günlerce) bekletti.',
    'Mağazaya yazdım, (ilgilendiler ama vakit kaybettim|iki gün sonra döndüler|değişim önerdiler).',
  ],
}

/** Of things that are used for years. */
const ofKept: readonly string[] = [
  '(Üç haftadır|Bir aydır|İki aydır|Yaz başından beri) kullanıyorum, (hiç sorun çıkarmadı|ilk günkü gibi|memnunum).',
  '(Uzun süre baktım|Birkaç mağaza gezdim|Çok yorum okudum), (doğru seçim yapmışım|buna değdi|iyi ki bunu almışım).',
]
/** Of things that are used up. */
const ofUsedUp: readonly string[] = [
  '(İkinci|Üçüncü|Dördüncü|Kaçıncı) kez alıyorum, (hep aynı kalitede|değiştirmeyi düşünmüyorum|memnunum).',
  'Bitince (yine alacağım|hemen sipariş vereceğim|aynısını alacağım).',
  '(Evde|Ailece) (severek kullanıyoruz|artık bunu alıyoruz).',
]

/** Sentences that suit whatever is kept, or whatever is used up. */
const generalSentences = {
  kept: toldBy(ofKept),
  usedUp: toldBy(ofUsedUp),
}
export const generalSentencesOf = (usedUp: boolean): Told => (usedUp ? generalSentences.usedUp : generalSentences.kept)

function toldBy(good: readonly string[]): Told {
  return { good: [...ofAll.good, ...good].map(said), middle: ofAll.middle.map(said), bad: ofAll.bad.map(said) }
}

/** `Kargo (hızlı|zamanında) geldi.` as its sentences. */
function said(template: string): readonly string[] {
  const [, before = '', choices, after = ''] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(template) ?? []
  return choices === undefined ? [template] : choices.split('|').flatMap((choice) => said(before + choice + after))
}
