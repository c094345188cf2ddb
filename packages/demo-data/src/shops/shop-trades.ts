/** Trades of shops: their leaves, names on sign and papers, and the drawing on the sign. */
export interface ShopTrade {
  /** Groups of the category tree: three at most, as a shop of one trade has departments. */
  readonly departments: readonly string[]
  /** Second words of signs. */
  readonly signs: readonly string[]
  /** The trade in the company's name. */
  readonly company: string
  readonly drawing: string
  /** The shop's own description; `{name}` and `{city}` are filled in. */
  readonly about: string
}

export const shopTrades: readonly ShopTrade[] = [
  {
    departments: ['telefon', 'giyilebilir-teknoloji'],
    signs: ['Telefon', 'İletişim', 'Cep Dünyası'],
    company: 'İletişim Telekomünikasyon',
    drawing: 'phone',
    about:
      '{city} çarşısında telefon, kılıf, şarj ve akıllı saat satıyoruz. Her cihazı kutusu açılmadan, faturasıyla göndeririz.',
  },
  {
    departments: ['bilgisayar', 'oyun-ve-konsol'],
    signs: ['Bilgisayar', 'Bilişim', 'Teknoloji'],
    company: 'Bilgi Teknolojileri',
    drawing: 'laptop',
    about: 'Bilgisayar, yazıcı ve oyun donanımı. Siparişten önce hangi modelin işinize yarayacağını sorabilirsiniz.',
  },
  {
    departments: ['televizyon', 'ses-sistemleri', 'fotograf-ve-kamera'],
    signs: ['Ses ve Görüntü', 'Elektronik', 'Ekran'],
    company: 'Elektronik',
    drawing: 'headphone',
    about: 'Televizyon, kulaklık ve fotoğraf makinesi. {city} mağazamızda denenebilir, aynı fiyata kargolanır.',
  },
  {
    departments: ['beyaz-esya', 'kucuk-ev-aletleri'],
    signs: ['Beyaz Eşya', 'Ev Aletleri', 'Dayanıklı Tüketim'],
    company: 'Dayanıklı Tüketim Malları',
    drawing: 'washing-machine',
    about: 'Buzdolabından ütüye ev aletleri. Büyük ürünleri randevuyla, eve kadar taşıyarak teslim ederiz.',
  },
  {
    departments: ['kadin-giyim', 'aksesuar'],
    signs: ['Butik', 'Moda', 'Kadın Giyim', 'Triko'],
    company: 'Tekstil Konfeksiyon',
    drawing: 'dress',
    about: 'Kadın giyim ve aksesuar. Kalıplarımız Türkiye bedenlerine göredir; değişim kargosunu biz öderiz.',
  },
  {
    departments: ['erkek-giyim', 'aksesuar'],
    signs: ['Erkek Giyim', 'Gömlek', 'Klasik Giyim'],
    company: 'Hazır Giyim',
    drawing: 'necktie',
    about: 'Gömlekten takım elbiseye erkek giyim. Ölçünüzü yazarsanız doğru bedeni birlikte seçeriz.',
  },
  {
    departments: ['ayakkabi', 'canta-ve-cuzdan'],
    signs: ['Ayakkabı', 'Kundura', 'Deri ve Çanta'],
    company: 'Ayakkabı ve Deri',
    drawing: 'running-shoe',
    about: 'Ayakkabı, çanta ve cüzdan. Ara numaralar için kalıp bilgisini ürün sorularından öğrenebilirsiniz.',
  },
  {
    departments: ['saat-ve-taki'],
    signs: ['Saat ve Takı', 'Kuyumculuk', 'Gümüş'],
    company: 'Kuyumculuk ve Saat',
    drawing: 'ring',
    about: '{city} kapalı çarşısında saat, altın ve gümüş. Ayar damgası ve sertifikası her üründe vardır.',
  },
  {
    departments: ['makyaj', 'parfum-deodorant', 'cilt-bakimi'],
    signs: ['Kozmetik', 'Parfümeri', 'Güzellik'],
    company: 'Kozmetik',
    drawing: 'lipstick',
    about: 'Makyaj, parfüm ve cilt bakımı. Bütün ürünlerin son kullanma tarihi en az bir yıl sonradır.',
  },
  {
    departments: ['sac-bakimi', 'kisisel-bakim'],
    signs: ['Kişisel Bakım', 'Kuaför Malzemeleri', 'Bakım'],
    company: 'Kuaför Malzemeleri',
    drawing: 'shampoo',
    about: 'Saç ve kişisel bakım ürünleri. Kuaförlere de satarız; toplu siparişte fiyat sorunuz.',
  },
  {
    departments: ['saglik-urunleri', 'cinsel-saglik', 'kisisel-bakim'],
    signs: ['Medikal', 'Sağlık Ürünleri', 'Itriyat'],
    company: 'Medikal Sağlık Ürünleri',
    drawing: 'thermometer',
    about: 'Vitamin, medikal ve kişisel bakım ürünleri. Kargolarımız içeriği belli olmayan kutuyla gider.',
  },
  {
    departments: ['bebek-bezi-islak-mendil', 'bebek-beslenme'],
    signs: ['Bebe', 'Anne Bebek', 'Bebek Bakım'],
    company: 'Anne Bebek Ürünleri',
    drawing: 'baby-bottle',
    about: 'Bez, mendil ve mama. Koli alımlarda kargoyu aynı gün çıkarırız.',
  },
  {
    departments: ['bebek-tasima', 'bebek-odasi', 'bebek-oyuncaklari'],
    signs: ['Bebek Odası', 'Bebek Mağazası', 'Minikler'],
    company: 'Bebek Gereçleri',
    drawing: 'stroller',
    about: 'Bebek arabası, oto koltuğu ve bebek odası. Kurulumu görüntülü anlatırız.',
  },
  {
    departments: ['bebek-giyim', 'bebek-odasi'],
    signs: ['Bebek Giyim', 'Zıbın', 'Bebek Tekstili'],
    company: 'Bebek Tekstili',
    drawing: 'baby-bodysuit',
    about: 'Yenidoğandan bir buçuk yaşa bebek giyim. Pamuklu ürünlerimiz kendi atölyemizde dikilir.',
  },
  {
    departments: ['mobilya'],
    signs: ['Mobilya', 'Ahşap', 'Koltuk', 'Mobilya Atölyesi'],
    company: 'Orman Ürünleri Mobilya',
    drawing: 'armchair',
    about: '{city} atölyemizde üretilen koltuk, masa ve yataklar. Ölçünüze göre yapım için bize sorunuz.',
  },
  {
    departments: ['mutfak', 'ev-gerecleri'],
    signs: ['Züccaciye', 'Mutfak', 'Sofra'],
    company: 'Züccaciye',
    drawing: 'cooking-pot',
    about: 'Tencere, tabak, bardak ve ev gereçleri. Kırılan parçayı sormadan yenileriz.',
  },
  {
    departments: ['ev-tekstili'],
    signs: ['Ev Tekstili', 'Halı ve Perde', 'Çeyiz'],
    company: 'Ev Tekstili',
    drawing: 'curtain',
    about: 'Nevresim, perde, halı ve havlu. Perdeyi ölçünüze göre ücretsiz dikeriz.',
  },
  {
    departments: ['dekorasyon', 'aydinlatma'],
    signs: ['Dekorasyon', 'Aydınlatma', 'Avize'],
    company: 'Aydınlatma ve Dekorasyon',
    drawing: 'pendant-lamp',
    about: 'Avize, lamba ve ev süsleri. Kırılacak ürünler çift kutuyla gelir.',
  },
  {
    departments: ['bahce'],
    signs: ['Bahçe', 'Fidanlık', 'Peyzaj'],
    company: 'Peyzaj ve Tarım',
    drawing: 'potted-plant',
    about:
      '{city} seralarımızdan saksı bitkileri, bahçe mobilyası ve sulama. Bitkiler kökü nemli, kutusu delikli gönderilir.',
  },
  {
    departments: ['yapi-market'],
    signs: ['Hırdavat', 'Yapı Market', 'Boya ve Hırdavat'],
    company: 'Hırdavat İnşaat Malzemeleri',
    drawing: 'toolbox',
    about:
      'Matkap, el aleti ve boya. Sanayide otuz yıllık hırdavatçıyız; ne yapacağınızı yazın, doğru aleti söyleyelim.',
  },
  {
    departments: ['kitap'],
    signs: ['Kitabevi', 'Kitap', 'Okur Kitabevi'],
    company: 'Kitap Yayıncılık Dağıtım',
    drawing: 'closed-book',
    about:
      '{city} kitabevimizden roman, çocuk kitabı ve sınav hazırlık. Saat 14.00’e kadar verilen sipariş o gün çıkar.',
  },
  {
    departments: ['kirtasiye', 'ofis'],
    signs: ['Kırtasiye', 'Okul ve Ofis', 'Kalem Kâğıt'],
    company: 'Kırtasiye ve Büro Malzemeleri',
    drawing: 'pencil-case',
    about: 'Okul ve ofis kırtasiyesi. Okul listenizi gönderin, tek kutuda hazırlayalım.',
  },
  {
    departments: ['oyuncak', 'hobi'],
    signs: ['Oyuncak', 'Oyuncakçı', 'Çocuk Dünyası'],
    company: 'Oyuncak ve Hobi',
    drawing: 'teddy-bear',
    about: 'Oyuncak, maket ve hobi. Hediye paketini ücretsiz yaparız.',
  },
  {
    departments: ['film-muzik-ve-oyun', 'hobi'],
    signs: ['Müzik', 'Plak', 'Sahne ve Müzik'],
    company: 'Müzik Film Yapım',
    drawing: 'vinyl-record',
    about: 'Plak, film, oyun ve müzik aleti. Enstrümanlar akort edilip gönderilir.',
  },
  {
    departments: ['sanat-malzemeleri', 'hobi'],
    signs: ['Sanat Malzemeleri', 'Hobi', 'Atölye'],
    company: 'Sanat Malzemeleri',
    drawing: 'artist-palette',
    about: 'Tuval, boya ve örgü ipi. Kurslara ve okullara özel fiyat veririz.',
  },
  {
    departments: ['kamp', 'doga-sporlari', 'kis-sporlari'],
    signs: ['Kamp Malzemeleri', 'Doğa Sporları', 'Dağcılık'],
    company: 'Kamp ve Doğa Malzemeleri',
    drawing: 'tent',
    about: 'Çadır, bot ve kamp gereçleri. Sattığımız her şeyi kendimiz de dağda deneriz.',
  },
  {
    departments: ['bisiklet-ve-ekipman'],
    signs: ['Bisiklet', 'Bisiklet Evi', 'Pedal'],
    company: 'Bisiklet ve Ekipman',
    drawing: 'bicycle',
    about: 'Bisiklet, kask ve scooter. Bisikletler ayarlı, yarı kurulu gönderilir.',
  },
  {
    departments: ['fitness', 'takim-sporlari', 'su-sporlari'],
    signs: ['Spor', 'Spor Malzemeleri', 'Antrenman'],
    company: 'Spor Malzemeleri',
    drawing: 'dumbbell',
    about: 'Fitness, top ve deniz malzemeleri. Okul ve kulüp siparişleri alınır.',
  },
  {
    departments: ['kahvaltilik', 'temel-gida'],
    signs: ['Şarküteri', 'Yöresel Ürünler', 'Köy Kahvaltısı'],
    company: 'Gıda Tarım Ürünleri',
    drawing: 'honey-pot',
    about: 'Köylüden aldığımız bal, peynir, zeytin ve bakliyat. Peynirler soğuk zincirle gönderilir.',
  },
  {
    departments: ['temel-gida', 'icecek', 'temizlik'],
    signs: ['Market', 'Gıda', 'Gıda Pazarı'],
    company: 'Gıda ve İhtiyaç Maddeleri',
    drawing: 'rice-bag',
    about: 'Mutfak alışverişinizin tamamı: un, şeker, çay, su ve deterjan. Ağır siparişler kapıya kadar çıkarılır.',
  },
  {
    departments: ['atistirmalik', 'icecek'],
    signs: ['Kuruyemiş', 'Kahve ve Kuruyemiş', 'Şekerleme'],
    company: 'Kuruyemiş ve Şekerleme',
    drawing: 'peanuts',
    about: 'Her sabah kavrulan kuruyemiş, kahve ve lokum. Siparişiniz kavrulduğu gün yola çıkar.',
  },
  {
    departments: ['meyve-ve-sebze'],
    signs: ['Manav', 'Bahçe Ürünleri', 'Sebze Meyve'],
    company: 'Yaş Sebze Meyve',
    drawing: 'red-apple',
    about: '{city} hâlinden her sabah alınan sebze ve meyve. Beğenmediğiniz ürünü yenisiyle değiştiririz.',
  },
  {
    departments: ['et-ve-balik'],
    signs: ['Kasap', 'Et ve Balık', 'Et Pazarı'],
    company: 'Et ve Et Ürünleri',
    drawing: 'cut-of-meat',
    about: '{city} kasabınız. Siparişiniz gelince keser, vakumlar, soğuk zincirle göndeririz.',
  },
  {
    departments: ['temizlik', 'atistirmalik', 'kahvaltilik'],
    signs: ['Toptan Market', 'Bakkaliye', 'Kiler'],
    company: 'Toptan Gıda Pazarlama',
    drawing: 'detergent',
    about: 'Temizlik, kahvaltılık ve atıştırmalık. Koliyle alana daha ucuza satarız.',
  },
  {
    departments: ['lastik-ve-jant'],
    signs: ['Lastik', 'Lastik ve Jant', 'Rot Balans'],
    company: 'Lastik Otomotiv',
    drawing: 'tyre',
    about: 'Yaz ve kış lastiği, jant. Üretim tarihi en çok altı ay öncesine aittir.',
  },
  {
    departments: ['oto-aksesuar', 'oto-bakim'],
    signs: ['Oto Aksesuar', 'Oto Market', 'Oto Bakım'],
    company: 'Oto Aksesuar',
    drawing: 'automobile',
    about: 'Paspas, kılıf, koku ve oto bakım. Araç modelinizi yazın, uygun olanı gönderelim.',
  },
  {
    departments: ['yag-ve-sivilar', 'aku-ve-elektrik'],
    signs: ['Akü', 'Oto Yedek Parça', 'Oto Elektrik'],
    company: 'Otomotiv Yedek Parça',
    drawing: 'car-battery',
    about: 'Akü, motor yağı ve oto elektrik. Eski akünüzü hurda bedeliyle alırız.',
  },
  {
    departments: ['motosiklet'],
    signs: ['Motosiklet', 'Motosiklet Ekipmanları', 'Gaz Kolu'],
    company: 'Motosiklet Ekipmanları',
    drawing: 'motorcycle-helmet',
    about: 'Kask, mont ve eldiven. Beden değişiminde ikinci kargo bizden.',
  },
  {
    departments: ['kedi', 'kopek'],
    signs: ['Pet Shop', 'Patili Dostlar', 'Pet Market'],
    company: 'Evcil Hayvan Ürünleri',
    drawing: 'cat-food',
    about: 'Kedi ve köpek için mama, kum ve oyuncak. Her siparişten barınağa bir avuç mama ayırırız.',
  },
  {
    departments: ['kus', 'balik', 'kemirgen'],
    signs: ['Akvaryum', 'Kuş Evi', 'Evcil Hayvan'],
    company: 'Akvaryum ve Evcil Hayvan Ürünleri',
    drawing: 'fish-tank',
    about: 'Kuş, balık ve kemirgen için yem, kafes ve akvaryum. Camlar köpük kalıpla gönderilir.',
  },
]
