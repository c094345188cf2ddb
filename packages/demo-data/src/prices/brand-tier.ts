/** Brands that cost more than the others of their leaf, and those that cost less. */
const dear = new Set(
  `Orkun Zırhlı Voltan Pixa Panelya Basımevi Maris Serin Rüzgârcı Köpükhan Kolçak Diyafram Atılgan Saniyeli Oynat Lavin Beyefendi
  Kunduracı Saraçhan Kadranlı Savatlı Mücevhane Bakışlı Rosalin Amberhan Saçaklı Dişçil Keskince Defneli Özlüce Dereceli Bulutçuk
  Mamacık Gezgince Ninnili Meşekapı Salonist Dökümcü Köşkhan Dokumahan Keteniye Lümena Sırça Mürdüm Fenerci Hasırköy Kavela
  Renkevi Kırkbeşlik Piksel-Han Nakkaş-Evi Pigmento Ergoset Divitçi Mürekkephane Yaprakça Ahşapçık Rast-Yapım Sazende-Atölye
  Kartalkaya-Atölye Kuytuca Çevik Yokuş Demir-Halka Kaçkar-Yayla Mayacı Değirmenoğlu Altın-Sızı Fincan-Falı Yemen-Yolu
  Bitterhan Pralin-Evi Saray-Tatlısı Işılev Kutupbaşı Alaşımcı Motorhan Kontrol-Noktası Konfora Parlakyol Tekirhan Kangalım`
    .split(/\s+/)
    .map((name) => name.replaceAll('-', ' ')),
)
const cheap = new Set(
  `Mavera Kabukça Fişek Defteron Baskıcı Dalgasan Lodos Pratika Kırışsız Mutfakçım Ekranist Askıcı Sarsılmaz Adımsay Joypa Sadecan
  Delikanlı Bağcıkçı Kolda Kışçı Vakitli Gümüşçü-Han Güneşçi Nilay Papatyam Kokulu-Bahçe Lüle Minelli Tıraşçı Kalıpçı
  Mendilhane Takviyem Tombik Minik-Kuş Fındık Tıpış Zıbınhane Yuvasın Evcimen Kevgir Pamukhan Kandilli Tezgâhçı Damlaçim Yapıhan
  Badanacı Posta-Kutusu-Kitap Yedi-Canlı Çiniatölye Bürohan Karalama Fermuarcı Fırfır Akortçu Vidahan Gezginci İki-Teker
  Antrenman-Evi Çimento-Saha Tuzlusu Teyzemin-Kileri Ahırköy Başak-Yolu Harmancı Meyvekent Köy-Pazarım Minik-Lokma Köpükçe
  Marşbas Kaydır Damlasız Asfalt Patice Serçehan`
    .split(/\s+/)
    .map((name) => name.replaceAll('-', ' ')),
)

/** The factor by which a brand multiplies a price. */
export const brandTier = (brand: string): number => (dear.has(brand) ? 1.3 : cheap.has(brand) ? 0.82 : 1)
