/** How things of a leaf category are kept and cared for; leaf categories parted by spaces. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  'elbise etek kadin-bluz kadin-kazak kadin-pantolon gomlek erkek-tisort erkek-pantolon': [
    '{name}, günlük ve şık kombinlere kolayca uyar',
    'Ters çevirip 30 derecede yıkayınız',
    'Düşük ısıda ütüleyiniz',
  ],
  'kadin-mont erkek-mont': [
    '{name}, kat kat giyinmeden sıcak tutar',
    'Yıkamadan önce fermuarını kapatınız',
    'Asılı saklayınız',
  ],
  'takim-elbise': [
    '{name}, özel günlerde ve iş hayatında şık durur',
    'Kuru temizleme önerilir',
    'Omuzlarının biçimi için geniş askıda saklayınız',
  ],
  'spor-ayakkabi bot-ve-cizme topuklu-ayakkabi': [
    '{name}, gün boyu rahatlık için tasarlandı',
    'Nemli bezle silip gölgede kurutunuz',
    'Kullanmadığınızda kuru yerde saklayınız',
  ],
  'terlik-ve-sandalet': ['{name}, evde ve dışarıda rahatça giyilir', 'Doğrudan güneşte bırakmadan kurutunuz'],
  'kadin-canta sirt-cantasi cuzdan': [
    '{name}, her gün kullanmaya uygundur',
    'Yumuşak ve kuru bezle siliniz',
    'Uzun süre kullanılmayacaksa bez torbasında saklayınız',
  ],
  valiz: ['{name}, uçuşlarda ve uzun yolda yük olmaz', 'Dış yüzeyi nemli bezle silinir', 'İç astarı fermuarlıdır'],
  'kol-saati': [
    '{name}, günlük kullanım için tasarlandı',
    'Nemli bezle silip kurulayınız',
    'Kutusunda garanti belgesi vardır',
  ],
  'gumus-taki altin-taki': [
    '{name}, her gün takılacak kadar rahattır',
    'Parfüm ve kremden sonra takınız',
    'Kadife kesesinde, tek başına saklayınız',
  ],
  'gunes-gozlugu': ['{name}, yüze hafif gelir', 'Camlarını yalnızca beziyle siliniz', 'Sert kılıfında saklayınız'],
  'sapka-ve-bere atki-ve-esarp': [
    '{name}, mevsim geçişlerinin tamamlayıcısıdır',
    'Elde, ılık suyla yıkayınız',
    'Sererek kurutunuz',
  ],
  eldiven: ['{name}, soğukta elleri sıcak tutar', 'Elde, ılık suyla yıkayınız', 'Sererek kurutunuz'],
  kemer: ['{name}, kumaş ve kot pantolonla kullanılır', 'Nemli bezle siliniz', 'Asarak veya gevşek sararak saklayınız'],
  'ruj maskara oje fondoten kadin-parfum erkek-parfum deodorant yuz-kremi vucut-losyonu gunes-kremi el-kremi sampuan sac-kremi sabun':
    [
      '{name} hayvanlar üzerinde denenmemiştir',
      'Serin ve kuru yerde saklayınız',
      '{brand} formülü dermatolojik olarak test edilmiştir',
    ],
  'sac-kurutma-makinesi tiras-makinesi': [
    '{name}, evde salon sonucu arayanlar içindir',
    'Türkçe kullanım kılavuzuyla gelir',
    'İki yıl {brand} garantisi vardır',
  ],
  'tarak-ve-firca': ['{name}, her gün kullanıma uygundur', 'Ilık sabunlu suyla yıkanır', 'Kuru yerde saklayınız'],
  'dis-fircasi': [
    '{name}, her gün kullanıma uygundur',
    'Üç ayda bir değiştirmeniz önerilir',
    'Kullandıktan sonra dik bırakıp kurutunuz',
  ],
  'pamuk-ve-mendil maske': ['{name} evde ve çantada el altında durur', 'Kuru yerde saklayınız', 'Tek kullanımlıktır'],
  bandaj: ['{name} evde ve çantada el altında durur', 'Kuru yerde saklayınız', 'Temiz ve kuru cilde uygulayınız'],
  vitamin: [
    'Önerilen günlük miktarı aşmayınız',
    'Serin ve kuru yerde, çocukların ulaşamayacağı biçimde saklayınız',
    'Hamileler ve düzenli ilaç kullananlar hekimine danışmalıdır',
  ],
  'ates-olcer': [
    '{name}, gece de kolayca okunur',
    'Her kullanımdan sonra ucunu siliniz',
    'Türkçe kullanım kılavuzuyla gelir',
  ],
  prezervatif: ['Tek kullanımlıktır', 'Serin ve kuru yerde saklayınız', 'Son kullanma tarihi paketin üzerindedir'],
  'bebek-bezi islak-mendil': [
    '{name}, hassas cilt düşünülerek üretildi',
    'Dermatolojik olarak test edilmiştir',
    'Kuru yerde saklayınız',
  ],
  biberon: [
    '{name}, gıdayla temasa uygundur',
    'İlk kullanımdan önce kaynatınız',
    'Her kullanımdan önce emziği kontrol ediniz',
  ],
  'mama-sandalyesi bebek-arabasi besik': [
    '{name}, güvenlik standartlarına uygun üretilmiştir',
    'Kurulum şeması kutudadır',
    'Bebeğinizi içinde yalnız bırakmayınız',
  ],
  'oto-koltugu': [
    '{name}, güvenlik standartlarına uygun üretilmiştir',
    'Takma kılavuzu kutudadır',
    'Kaza geçirmiş koltuğu kullanmayınız',
  ],
  kanguru: ['{name}, bebeği bedene yakın taşır', 'Elde yıkanır', 'Her kullanımdan önce tokalarını kontrol ediniz'],
  'bebek-mamasi': [
    'Serin ve kuru yerde saklayınız',
    'Açıldıktan sonra buzdolabında saklayıp iki gün içinde tüketiniz',
    'Son tüketim tarihi kapağın üzerindedir',
  ],
  'bebek-tulumu bebek-zibini bebek-battaniyesi': [
    '{name}, bebek cildine zarar vermeyen boyayla boyanmıştır',
    'İlk kullanımdan önce yıkayınız',
    '30 derecede, ters çevirerek yıkayınız',
  ],
  'bebek-ayakkabisi': ['{name} ayağı sıkmaz', 'Nemli bezle siliniz', 'Ayak büyüdükçe numarayı kontrol ediniz'],
  'gece-lambasi': ['{name} uykuyu bölmeyen bir ışık verir', 'Dokununca ısınmaz', 'CE belgelidir'],
  'pelus-oyuncak cingirak oyun-halisi': [
    '{name} bebek cildine zarar vermeyen malzemeden üretilmiştir',
    'CE belgelidir',
    'Ambalajını bebeğe vermeden önce çıkarınız',
  ],
}
const byLeaf = new Map(
  Object.entries(sentences).flatMap(([leaves, lines]) => leaves.split(' ').map((leaf) => [leaf, lines] as const)),
)

export const careSentences = (leaf: string): readonly string[] => byLeaf.get(leaf) ?? []
