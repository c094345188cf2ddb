/** Every page address of the specification that does not depend on a product, campaign or shop. */
export const pageAddresses: readonly string[] = `
/ /elektronik /arama?q=telefon /arama/elektronik /tagsearch/yeni-sezon /kampanyalar /magaza-basvuru /magaza-liste
/firsat/super-firsat /firsat/super-pazartesi /firsat/harika-kasim /firsat/yilin-son-pazari /firsat/sevgililer-gunu
/tarim-kredi /pttem/mtv /pttem/trafik_cezasi /pttem-kart /giris-yap /uye-ol /banka-yonlendirmesi /test/link
/kampanya/ramazan-bayrami /kampanya/kurban-bayrami /kampanya/banka-kart-puan /kampanya/elektronik /kampanya/mobilya
/kampanya/beyaz-esya /kampanya/supermarket /kampanya/okula-donus /kampanya/yeni-yil
/static/toprak-mahsulleri-ofisi /static/meb-pasaj /static/meb-pasaj/okul /static/tarim-kredi /static/cihaz-satis
/static/egitim-kurumlari /static/efsane-cuma /static/siber-pazartesi /static/sevgililer-gunu /static/telefon
/static/bilgisayar /static/mtv-sss /static/divid
/sayfa/hakkimizda.html /sayfa/iletisim.html /sayfa/gizlilik.html /sayfa/cerez-politikasi.html /sayfa/uyelik-sozlesmesi.html
/sayfa/acik-riza.html /sayfa/aydinlatma-metni.html /sayfa/guvenli-alisveris.html /sayfa/iade-proseduru.html
/sayfa/sikca-sorulan-sorular.html /sayfa/hediye-ceki-rehberi.html /sayfa/imha-politikasi.html /sayfa/islem-rehberi.html
/sayfa/kargomat-ile-teslimat.html /sayfa/mtv-odeme.html /sayfa/trafik-cezasi-odeme.html /sayfa/arac-km-sorgulama.html
/sayfa/cografi-isaretli-urunler.html /sayfa/koruma-paketi.html /sayfa/test.html
/my/bildirimler /my/bilgi /my/listelerim /my/sifre-degistir /my/siparis-takip /my/siparisler /my/cihaz-satislarim
/my/hgs/bakiye-yukleme /my/hgs/bakiye-yuklenemedi /my/siparis-tamamlandi /my/siparis-tamamlanamadi /my/link-olusturuldu
/my/tr/sepet /my/tr/adres /my/tr/odeme-yontemi /my/tr/adresler /my/tr/hesap-numaralari /my/tr/yorumlar
/my/tr/kullanici-onay/success /my/tr/sifremi-degistir/gecersiz /my/tr/activation-link/gecersiz`
  .trim()
  .split(/\s+/)

/** Old addresses with the current ones to which they redirect; `product` is the path of a product. */
export const movedAddresses = (product: string): Readonly<Record<string, string>> => ({
  '/itemlist/elektronik/kulaklik?sort=price_asc': '/arama/kulaklik?sort=price_asc',
  '/itemlist': '/arama',
  '/item/77_mavi-kazak': '/mavi-kazak-p-77',
  '/category/kozmetik-saglik?page=2': '/kozmetik-saglik?page=2',
  '/firsatlar': '/firsat/super-firsat',
  '/firsatlar/elektronik': '/firsat/super-firsat',
  '/hediye': '/',
  '/hediye/anneler-gunu/takilar': '/',
  '/surpriz-cekilis/odeme-yap': '/',
  '/surpriz-cekilis/bisiklet': '/',
  '/kampanya/toprak-mahsulleri-ofisi': '/static/toprak-mahsulleri-ofisi',
  [`${product}/yorumlar/3`]: `${product}/yorumlar?page=3`,
})
