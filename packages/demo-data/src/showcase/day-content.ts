/** Days of the year that come again: `MM-DD`, or the last weekday of a month and days after it. */
const blackFriday = { kind: 'last-weekday', day: 5, month: 11 }
const cyberMonday = { ...blackFriday, plus: 3 }

const strip = (name: string, slogan: string, link: string, tone: string, when: object) => ({
  place: 'top',
  category: null,
  content: {
    when,
    link,
    banner_url: '',
    name,
    text: { kicker: '', headline: name, slogan, button: 'Fırsatları gör' },
    height: 80,
    background: tone,
    gradient_background: null,
    stamps: [],
  },
})

/** Slides of the home page and banners over the header for the days of the year. */
export const dayContent = {
  sliders: [
    {
      when: blackFriday,
      image: 'scene.phones',
      link: '/static/efsane-cuma',
      tone: 'plum',
      text: {
        kicker: 'Yalnızca bugün',
        headline: 'Efsane Cuma başladı',
        slogan: 'Bugüne özel fiyatlar gece yarısı sona eriyor.',
        disclaimer: 'İndirim, son 30 günün en düşük fiyatına göre hesaplanır.',
        button: 'Fırsatları gör',
      },
    },
    {
      when: cyberMonday,
      image: 'scene.computers',
      link: '/static/siber-pazartesi',
      tone: 'petrol',
      text: {
        kicker: 'Yalnızca bugün',
        headline: 'Siber Pazartesi başladı',
        slogan: 'Bilgisayar, oyun ve akıllı cihazlarda bugüne özel fiyatlar.',
        disclaimer: 'İndirim, son 30 günün en düşük fiyatına göre hesaplanır.',
        button: 'Fırsatları gör',
      },
    },
    {
      when: { kind: 'dates', from: '12-10', to: '12-31' },
      image: 'scene.gift',
      link: '/kampanya/yeni-yil',
      tone: 'saffron',
      text: {
        kicker: 'Yeni yıl',
        headline: 'Hediyeniz yılbaşına yetişsin',
        slogan: 'Sevdikleriniz için hediye fikirleri bir arada.',
        disclaimer: 'Teslim süresi illere göre değişir.',
        button: 'Hediyelere bak',
      },
    },
    {
      when: { kind: 'dates', from: '02-01', to: '02-14' },
      image: 'scene.cosmetics',
      link: '/static/sevgililer-gunu',
      tone: 'sand',
      text: {
        kicker: '14 Şubat',
        headline: 'Sevgililer Günü için hediyeler',
        slogan: 'Takıdan parfüme, çikolatadan çantaya.',
        disclaimer: 'Teslim süresi illere göre değişir.',
        button: 'Hediyelere bak',
      },
    },
    {
      when: { kind: 'dates', from: '08-20', to: '09-20' },
      image: 'scene.school',
      link: '/kampanya/okula-donus',
      tone: 'mint',
      text: {
        kicker: 'Okula dönüş',
        headline: 'Okul alışverişi tek sayfada',
        slogan: 'Çantadan deftere, sınıf sınıf alışveriş listeleri.',
        disclaimer: 'Stoklarla sınırlıdır.',
        button: 'Listeye bak',
      },
    },
  ],
  banners: [
    strip('Efsane Cuma', 'Bugüne özel fiyatlar gece yarısı sona eriyor.', '/static/efsane-cuma', 'plum', blackFriday),
    strip(
      'Siber Pazartesi',
      'Bugüne özel fiyatlar gece yarısı sona eriyor.',
      '/static/siber-pazartesi',
      'petrol',
      cyberMonday,
    ),
  ],
}
