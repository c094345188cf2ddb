import { decline } from '@market/domain/text'
import { validationMessages } from '@market/domain/validation'
import type { ShippingOption } from '@market/domain/account'
import type { CheckoutMissing, PaymentMethod } from '@market/domain/checkout'
import { addressTexts } from '../../shared/address/texts.ts'
import { paymentTexts } from '../../shared/payment/texts.ts'

const required = 'zorunlu'
const optional = 'isteğe bağlı'

/** Texts of the checkout. */
export const checkoutTexts = {
  required,
  optional,
  steps: { label: 'Sipariş adımları', cart: 'Sepet', address: 'Adres', payment: 'Ödeme' },
  title: 'Siparişinizi tamamlayın',
  parts: {
    who: 'Siparişi kim veriyor?',
    where: 'Nereye gelsin?',
    how: 'Nasıl gelsin?',
    pay: 'Nasıl ödemek istersiniz?',
  },
  summary: 'Sipariş Özeti',
  showSummary: ', sipariş özetini göster',
  units: (count: number) => `${count} adet`,
  aside: (lines: number) => `Sepetinizdeki diğer ${lines} ürün bu siparişe dâhil değil; sepetinizde sizi bekliyor.`,
  change: 'Değiştir',
  problem: addressTexts.problem,
  fix: addressTexts.fix,
  emptyCart: 'Sepetinizde henüz ürün bulunmuyor.',
  toCart: 'Sepete dön',
  toAddress: 'Adres adımına dön',
  withdrawal: { none: 'Cayma hakkı yoktur', sealed: 'Ambalajı açılmadan iade edilebilir' },
  shipDiscount: 'Kargo indirimi',
  receiver: (name: string, phone: string) => `Teslim alacak kişi: ${name}, ${phone}`,
  invoiceTo: (name: string) => `Fatura: ${name}`,
  deliveryDays: (shop: string, days: string) => `${shop}: ${days}`,
  open: {
    awaiting: (number: string, amount: string) =>
      `${number} numaralı ödemeniz (${amount}) henüz sonuçlanmadı. Bankada onayladıysanız yeniden ödemeyin; sonuç birkaç dakika içinde görünür.`,
    unknown: (number: string, amount: string) =>
      `${number} numaralı ödemenizin (${amount}) sonucunu bankanız henüz bildirmedi. Sonuç belli olana kadar yeniden ödemeyin.`,
    goOn: 'Ödemeye devam et',
    check: 'Ödemenin durumunu gör',
  },
  left: {
    text: 'Oturumunuz kapandı. Sepetiniz hesabınızda korunuyor; siparişinize devam etmek için giriş yapın.',
    login: 'Giriş yap',
  },
  failed: 'Bilgileriniz şu anda yüklenemiyor. Sepetiniz korunuyor; birazdan tekrar deneyin.',
  retry: 'Tekrar dene',
  address: {
    ...addressTexts,
    title: 'Teslimat adresi',
    guestTitle: 'Üye olmadan devam edin',
    guestNote:
      'Sipariş bilgileriniz bu adrese gönderilir. Adresin size ait olduğunu, e-postanıza göndereceğimiz bir kodla doğrulayacağız.',
    haveAccount: 'Üye misiniz? Giriş yapın',
    memberHint: 'Bu adresle üyeliğiniz varsa kayıtlı adreslerinizle devam etmek için',
    login: 'giriş yapın.',
    saved: 'Kayıtlı adresleriniz',
    next: 'Ödemeye geç',
    nextNote:
      'Faturanız da bu adrese kesilir. Bilgileri tamamlayıp konumunuzu seçtiğinizde adresiniz kaydedilir ve ödeme adımı açılır; her adımı sonradan değiştirebilirsiniz.',
    memberIs: (email: string) => `${email} hesabınızla alışveriş yapıyorsunuz`,
    removeTitle: 'Adres silinsin mi?',
    removeText: (title: string) => `“${title}” adresi adres defterinizden silinecek. Verdiğiniz siparişler etkilenmez.`,
  },
  /** Problems that prevent payment (rules.md K4). */
  missing: {
    items: 'Sepetinizde henüz ürün bulunmuyor.',
    'sold-out-item': 'Sepetinizde şu anda satın alınamayan ürün var. Devam etmek için sepetinizi düzenleyin.',
    identity: 'Devam etmek için e-posta adresinizi doğrulayın.',
    'delivery-address': 'Devam etmek için bir adres ekleyin.',
    branch: 'Devam etmek için bir teslimat noktası seçin.',
    kargomat: 'Devam etmek için bir teslimat noktası seçin.',
    'invoice-address': 'Devam etmek için fatura adresinizi seçin.',
    'national-id': 'Devam etmek için T.C. kimlik numaranızı kaydedin.',
    payment: 'Lütfen ödeme yönteminizi seçin.',
  } satisfies Record<CheckoutMissing, string>,
  invoice: {
    title: 'Fatura adresi',
    /** Title of the address step if the parcel goes to a branch or locker. */
    step: 'Fatura adresiniz',
    same: 'Faturam seçtiğim kayıtlı adrese kesilsin',
    choose: 'Faturanın kesileceği adres',
    needed: 'Devam etmek için fatura adresini seçip kaydedin ya da faturanızı kayıtlı adresinize kestirin.',
    add: 'Yeni fatura adresi ekle',
    gift: {
      legend: 'Siparişinizde hediye var. Teslimat adresi kimin?',
      own: 'Benim; hediyeyi kendim vereceğim',
      friend: 'Hediyeyi alacak kişinin; fatura bana kesilsin',
      needed: 'Teslimat adresinin kimin olduğunu seçin: hediyenin faturası alana değil, size kesilir.',
    },
  },
  nationalId: 'Altın içeren siparişlerde faturaya alıcının T.C. kimlik numarası yazılır. Bir kez girmeniz yeterlidir.',
  shipping: {
    notes: {
      address: 'Siparişiniz seçtiğiniz adrese getirilir.',
      branch: 'Siparişinizi seçtiğiniz şubeden kimliğinizle alırsınız. Fatura kayıtlı adresinize kesilir.',
      kargomat: 'Siparişinizi telefonunuza gelen kodla dolaptan alırsınız. Fatura kayıtlı adresinize kesilir.',
    } satisfies Record<ShippingOption, string>,
    points: { branch: 'Şubeler', kargomat: 'Kargomatlar' },
    unfit: (names: readonly string[]) =>
      `Kargomat’a sığmayan ürünler var: ${names.join(', ')}. Adresinize ya da bir şubeye teslimi seçebilirsiniz.`,
    nearest: (name: string, way: string, hours: string) => `En yakını: ${name}, ${way} · ${hours}`,
    away: (way: string) => `${way} uzakta`,
    pickupToo: 'Dilerseniz kendiniz de alabilirsiniz.',
    allDistricts: 'Tüm ilçeler',
    lockersIn: (place: string, count: number) => `${place} (${count})`,
    choosePlace: 'Yakınınızdaki teslimat noktalarını görmek için il ve ilçe seçin.',
    none: { branch: 'Bu ilçede şube bulunmuyor.', kargomat: 'Bu ilçede Kargomat bulunmuyor. Başka bir ilçe seçin.' },
    more: (count: number) => `${count} nokta daha göster`,
    estimate: (days: string) => `Tahmini teslimat: ${days}`,
    fast: (day: string) => `Hızlı teslimat: ${day} kapınızda, ek ücret yok`,
    receiver: {
      other: 'Siparişi benim yerime başkası teslim alacak',
      kept: (name: string, phone: string) => `Teslim alacak kişi: ${name}, ${phone}`,
      keep: 'Kişiyi kaydet',
      tcHint: 'Şubede kimlik kontrolünü kolaylaştırır',
      needed: 'Devam etmek için teslim alacak kişiyi kaydedin.',
    },
  },
  payment: {
    title: 'Ödeme yöntemi',
    ...paymentTexts,
    // Plural, because there are two documents: the information form and the contract.
    mustAccept: 'Devam etmek için sözleşmeleri onaylayın.',
    installments: 'Taksit',
    monthly: 'Aylık',
    total: 'Toplam',
    single: 'Tek çekim',
    count: (count: number) => `${count} taksit`,
    free: 'Vade farksız',
    pay: 'Siparişi onayla ve öde',
    place: 'Siparişi onayla (ödeme yükümlülüğü doğurur)',
    saved: {
      keep: 'Kartımı sonraki alışverişlerim için sakla',
      keepNote:
        'İsteğe bağlıdır. Kartınızı banka saklar; biz yalnızca ilk altı ve son dört rakamını, son kullanma tarihini ve bu onayınızın zamanını tutarız. Dilediğiniz zaman Kayıtlı Kartlarım sayfasından silebilirsiniz.',
    },
    afterDigits: 'Kartınızın ilk 6 rakamını yazınca taksit seçenekleri burada görünür.',
    allCards: 'Tüm kartların taksit tablosu',
    samePayments: (count: number, amount: string) => `${count} ay boyunca ayda ${amount} ödersiniz.`,
    payments: (first: string, count: number, next: string) =>
      `İlk ay ${first}, sonraki ${count} ayın her birinde ${next} ödersiniz.`,
    interestOf: (amount: string) => `Vade farkı ${amount}, toplama eklenir.`,
    safeOf: {
      credit_card: 'Ödeme, bankanızın 3D Secure sayfasında onaylanır. Kart numaranız sitemizde saklanmaz.',
      bank_transfer: 'Havalenizi kendi bankanızdan gönderirsiniz; sitemize banka bilgisi girmezsiniz.',
      cash_on_delivery: 'Ödemeyi teslimatta yaparsınız; şimdi ödeme bilgisi istenmez.',
      bkm: 'Ödeme, BKM Express sayfasında onaylanır. Kart numaranız sitemize iletilmez.',
      gpay: 'Ödeme, Garanti Pay sayfasında onaylanır. Kart numaranız sitemize iletilmez.',
      pay_with_url: 'Ödeme, linkin açtığı banka sayfasında yapılır. Kart numarası sitemize iletilmez.',
      pttem_card: 'Ödeme, telefonunuza gelen kodla onaylanır. Kart numaranız sitemizde saklanmaz.',
      market_card: 'Ödeme, telefonunuza gelen kodla onaylanır. Kart numaranız sitemizde saklanmaz.',
      bank_instant: 'Ödeme, bankanızın sayfasında onaylanır. Banka bilgileriniz sitemize iletilmez.',
      gift_code: 'Tutarın tamamı hediye kodunuzdan düşülür; kart bilgisi istenmez.',
    } satisfies Record<PaymentMethod | 'gift_code', string>,
    nothingToPay: 'Bu sipariş için ödeme gerekmez.',
    covered: 'Hediye kodunuz siparişin tamamını karşılıyor. Ödeme bilgisi gerekmez.',
    other: {
      bank: 'Banka',
      chooseBank: 'Lütfen bir banka seçin.',
      cardNumber: 'Kart numarası',
      cardHint: '8 ile başlayan 16 rakam',
      limit: (amount: string) => `Kartınızın kullanılabilir bakiyesi: ${amount}`,
      tooLittle: (amount: string) =>
        `Kartınızın kullanılabilir bakiyesi ${amount}. Bu sipariş için yeterli değil; başka bir ödeme yöntemi seçin.`,
      invalidCard: `${validationMessages.invalid({ field: 'Kart numarası' })}. 8 ile başlayan 16 rakamdan oluşur.`,
      how: {
        bank_transfer:
          'Siparişi onayladıktan sonra tutarı seçtiğiniz hesaba gönderin. Ürünlerinizi üç güne kadar, son kalanları daha kısa süre ayırırız.',
        cash_on_delivery: 'Tutarı teslimatta nakit ya da kartla ödersiniz.',
        bkm: 'Onaydan sonra BKM Express sayfasına gidersiniz.',
        gpay: 'Onaydan sonra Garanti Pay sayfasına gidersiniz.',
        pay_with_url:
          'Size özel bir ödeme linki hazırlarız. Linki açan herkes en fazla 24 saat, son kalan ürünlerde daha kısa süre içinde kartla ödeyebilir; SMS ile de gönderebilirsiniz.',
        pttem_card: 'Kartınızın numarasını girin; onay için telefonunuza bir kod gelir.',
        market_card: 'Kartınızın numarasını girin; onay için telefonunuza bir kod gelir.',
        bank_instant: 'Bankanızı seçin; onaydan sonra bankanızın sayfasına gidersiniz.',
      },
    },
  },
  placed: {
    phone: 'Cep telefonu',
    sendSms: 'SMS ile gönder',
    invalidPhone: 'Cep telefonu geçersiz',
    trial: 'Deneme bankasında havaleyi gönder',
  },
  link: {
    title: 'Ödeme linki',
    label: 'Ödeme linki',
    ready: 'Ödeme linkiniz hazır',
    note: 'Linki açan herkes süresi dolana kadar kartla ödeyebilir. Ödeme alınınca siparişiniz hazırlanır.',
    until: (day: string, time: string) =>
      `Linki açan herkes ${day} günü saat ${decline(time, 'dative')} kadar kartla ödeyebilir. Ödeme alınınca siparişiniz hazırlanır.`,
    open: 'Linki aç',
    bySms: 'Linki yeniden almak için telefonunuza SMS ile gönderin.',
    none: 'Gösterilecek bir ödeme linki bulunamadı.',
    check: 'Ödemeyi kontrol et',
    order: 'Siparişi gör',
    ended: {
      paid: 'Ödemeniz alındı, siparişiniz hazırlanıyor',
      failed: 'Linkin ödemesi tamamlanamadı',
      expired: 'Linkin süresi doldu',
      unsure: 'Linkin süresi doldu, bankanın son yanıtını bekliyoruz',
      refunded: 'Linkin ödemesi iade edildi',
    },
  },
  bank: {
    title: 'Ödeme sonucu',
    number: 'Sipariş numarası:',
    contact: 'Bize ulaşın',
    told: {
      asking: {
        title: 'Ödemeniz kontrol ediliyor',
        text: 'Bankanızdan yanıt bekliyoruz. Bu sayfayı kapatmayın; siparişiniz iki kez oluşturulmaz.',
      },
      slow: {
        title: 'Ödemeniz kontrol ediliyor',
        text: 'Bankanızın yanıtı gecikiyor. Yeniden ödemeyin: bu sayfayı kapatsanız da ödemeniz işlenir, sonucu e-posta ile bildiririz.',
      },
      unsure: {
        title: 'Ödemenizin sonucu henüz belli değil',
        text: 'Bankanız sonucu henüz bildirmedi. Lütfen yeniden ödemeyin: tutar çekildiyse siparişiniz tamamlanır ya da tutar iade edilir. Sonucu e-posta ile bildiririz.',
      },
      paid: { title: 'Ödemeniz alındı', text: 'Siparişinize yönlendiriliyorsunuz.' },
      failed: { title: 'Ödeme tamamlanamadı', text: 'Yönlendiriliyorsunuz.' },
      unknown: {
        title: 'Ödeme bulunamadı',
        text: 'Bu bağlantıya ait bir ödeme yok. Siparişiniz varsa sipariş takibinde görünür.',
      },
    },
    strange: {
      paid: {
        title: 'Ödemeniz alındı',
        text: 'Teşekkür ederiz. Sipariş bilgileri, siparişi veren kişinin e-posta adresine gönderildi.',
      },
      failed: {
        title: 'Ödeme tamamlanamadı',
        text: 'Siparişi siz verdiyseniz, verdiğiniz tarayıcıda yeniden deneyin. Ödeme linki size gönderildiyse gönderen kişiden yeni bir link isteyin.',
      },
      refunded: {
        title: 'Ödeme tamamlanamadı',
        text: 'Ödeme linki size gönderildiyse durumu gönderen kişiye sorabilirsiniz.',
      },
    },
  },
  completed: {
    head: 'Sipariş sonucu',
    title: 'Siparişiniz alındı',
    number: 'Sipariş numaranız',
    mail: (email: string) => `Sipariş özeti ve sözleşmeler ${email} adresine gönderildi.`,
    transferMail: (email: string) =>
      `Havale bilgilerini ${email} adresine gönderdik. Ödemeniz gelince sipariş özetini ve sözleşmeleri de göndereceğiz.`,
    laterMail: (email: string) =>
      `Ödemeniz tamamlanınca sipariş özetini ve sözleşmeleri ${email} adresine göndereceğiz.`,
    accountTitle: 'Siparişlerinizi tek yerde toplayın',
    accountText:
      'Üye olursanız sonraki siparişlerinizi hesabınızdan izler, adreslerinizi kaydeder, ürünleri değerlendirirsiniz.',
    account: 'Üye ol',
    join: {
      text: (email: string) =>
        `${email} adresini doğruladınız; adınız ve adresiniz siparişinizden alınır. Tek tıkla üye olun, bu siparişiniz de hesabınıza eklensin. Şifre gerekmez: e-postanıza gelen kodla giriş yaparsınız.`,
      agreementLabel: 'Üyelik sözleşmesinin kabulü',
      agreementBefore: 'Üyelik sözleşmesini',
      agreementAfter: ' okudum ve kabul ediyorum.',
      consents: 'Ticari ileti izinleri (isteğe bağlı)',
      newsletter: 'Kampanyalardan e-posta ile haberdar olmak istiyorum.',
      insiderContactList: 'Kampanyalardan SMS ve telefonla haberdar olmak istiyorum.',
      disclosureBefore: 'Kişisel verilerinizin nasıl işlendiğini ',
      disclosure: 'aydınlatma metninde',
      disclosureAfter: ' bulabilirsiniz.',
      send: 'Üye ol ve siparişimi hesabıma ekle',
      done: 'Üyeliğiniz hazır; siparişiniz hesabınızda.',
      orders: 'Siparişlerim',
      login: 'Giriş yap',
    },
    track: 'Siparişi takip et',
    home: 'Alışverişe devam et',
    noneTitle: 'Sipariş bulunamadı',
    none: 'Bu oturumda verdiğiniz bir sipariş bulunamadı. Siparişinizi numarasıyla da takip edebilirsiniz.',
    delivery: 'Teslimat',
  },
  failedPage: {
    title: 'Ödeme tamamlanamadı',
    text: 'Sizden tutar alınmadı. Sepetiniz ve adresiniz korunuyor; yazdıklarınız kart numarası dışında korunur.',
    kept: 'Sepetiniz ve adresiniz korunuyor.',
    emptied:
      'Sizden tutar alınmadı. Siparişinizdeki ürünleri, sipariş sayfasındaki “Tekrar satın al” ile sepetinize geri koyabilirsiniz.',
    order: 'Siparişi gör',
    refunded: 'Tutarın hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.',
    again: 'Tekrar dene',
    cart: 'Sepete dön',
  },
} as const
