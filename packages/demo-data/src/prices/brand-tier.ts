/** Brands that cost more than the others of their leaf, and those that cost less. */
const dear = new Set(
  `Orkun Zırhlı Voltan Pixa Panelya Basımevi Maris Serin Rüzgârcı Köpüklü Kolçak Diyafram Atılgan Saniyeli Oynat Lavin Beyefendi
  Kunduracı Saraçhan Kadranlı Savatlı Mücevhane Bakışlı Rosalin Amberhan Saçaklı Dişçil Keskince Defneli Özlüce Dereceli Bulutçuk
  Mamacık Gezgince Ninnili Meşekapı Salonist Dökümcü Köşkhan Dokumahan Keteniye Lümena Sırça Mürdüm Fenerci Hasırköy Kavela
  Renkevi Kırkbeşlik Piksel-Han Nakkaş-Evi Pigmento Ergoset Divitçi Mürekkephane Yaprakça Ahşap-Kutu Rast-Yapım Sazende-Atölye
  Kartalkaya-Atölye Kuytu Çevik Yokuş Demir-Halka Kaçkar-Yayla Mayalı Taş-Değirmen Altın-Sızı Fincan-Falı Yemen-Yolu
  Bitterhan Pralin-Evi Saray-Tatlısı Işılev Kutupbaşı Alaşımcı Motorhan Kontrol-Noktası Konfora Parlakyol Tekirhan Kangalım`
    .split(/\s+/)
    .map((name) => name.replaceAll('-', ' ')),
)
const cheap = new Set(
  `Mavera Kabukça Fişek Defteron Baskıcı Dalga Lodos Pratika Kırışsız Mutfakçım Ekranist Askıcı Sarsılmaz Adımsay Joypa Sade
  Delikanlı Bağcıklı Kolda Kışçı Vakitli Gümüşçü-Han Güneşçi Nilay Papatya Kokulu-Bahçe Lüle Minelli Tıraşçı Kalıp-Kalıp
  Mendilhane Takviyem Tombik Minik-Kuş Fındık Tin-Tin Zıbınhane Yuvasın Evcimen Kevgir Pamuklu Kandilli Tezgâhçı Damlaçim Yapıhan
  Badanacı Posta-Kutusu-Kitap Yedi-Canlı Çiniatölye Bürohan Karalama Fermuarlı Fırfır Akortçu Vidahan Gezginci İki-Teker
  Antrenman-Evi Çimento-Saha Tuzlu-Su Teyzemin-Kileri Ahırköy Başak-Yolu Harmancı Kasa-Kasa Köy-Pazarım Minik-Lokma Köpükçe
  Marşbas Kaydır Damlasız Asfalt Pati Serçehan`
    .split(/\s+/)
    .map((name) => name.replaceAll('-', ' ')),
)

/** The factor by which a brand multiplies a price. */
export const brandTier = (brand: string): number => (dear.has(brand) ? 1.3 : cheap.has(brand) ? 0.82 : 1)
