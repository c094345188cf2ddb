import { lowerTr } from '@market/domain'
import type { Random } from '../random.ts'
import { propertyQuestions } from './property-questions.ts'

/** What a shop knows of a product that it sells. */
export interface Asked {
  readonly attributes: readonly {
    readonly attribute_type: 'variant' | 'property'
    readonly name: string
    readonly values: readonly { readonly name: string }[]
  }[]
  readonly description: string
  readonly prepareDays: number
  readonly freeShipping: boolean
  readonly kargomat: boolean
  readonly wholesale: boolean
}
interface Question {
  readonly text: string
  readonly answer: string
}

/** Questions that a sentence of the description answers: the first whose words it has. */
const described: readonly (readonly [RegExp, string])[] = [
  [/garanti/i, 'Garantisi var mı?'],
  [/demonte|kurulum/i, 'Kurulu mu geliyor?'],
  [/yıkayınız|yıkanır|yıkanabilir|siliniz|silinir/i, 'Temizliği nasıl yapılıyor?'],
  [/saklayınız/i, 'Nasıl saklamam gerekiyor?'],
  [/hediye paketi|hediyelik/i, 'Hediye olarak gönderebilir misiniz?'],
]

/** Two or three questions about the product itself, where its data answers so many, and one about its delivery. */
export function makeQuestions(asked: Asked, random: Random): readonly Question[] {
  return [...random.some(ofProduct(asked), random.whole(2, 3)), ...random.some(ofDelivery(asked), 1)]
}

const ofProduct = ({ attributes, description }: Asked): readonly Question[] => [
  ...attributes.flatMap(({ attribute_type, name, values }) => {
    const names = values.map((value) => value.name).join(', ')
    if (attribute_type === 'variant')
      return [
        {
          text: `${name} seçenekleri neler?`,
          answer: `Merhaba, ${lowerTr(name)} seçenekleri: ${names}. Stokta olanı ürün sayfasında seçebilirsiniz.`,
        },
      ]
    const text = propertyQuestions[name]
    return text === undefined ? [] : [{ text, answer: `Merhaba. ${name}: ${names}.` }]
  }),
  ...described.flatMap(([words, text]) => {
    const sentence = description.split(/(?<=[.!?])\s/).find((one) => words.test(one))
    return sentence === undefined ? [] : [{ text, answer: `Merhaba. ${sentence}` }]
  }),
]

const ofDelivery = ({ prepareDays, freeShipping, kargomat, wholesale }: Asked): readonly Question[] => [
  {
    text: 'Sipariş verirsem ne zaman kargoya verilir?',
    answer: `Merhaba, siparişinizi ${prepareDays} iş günü içinde kargoya veriyoruz.`,
  },
  {
    text: 'Ürünle birlikte fatura gönderiyor musunuz?',
    answer: 'Merhaba, e-arşiv faturanız ürün kargoya verildiğinde e-posta adresinize gönderilir.',
  },
  {
    text: 'Kargo ücreti var mı?',
    answer: freeShipping
      ? 'Merhaba, bu üründe kargo bedava.'
      : 'Merhaba, kargo bedelini sepetinizde görebilirsiniz; mağazamızın ücretsiz kargo sınırını geçerseniz alınmaz.',
  },
  ...(kargomat
    ? [
        {
          text: 'Kargomat’tan teslim alabilir miyim?',
          answer: 'Merhaba, evet. Adres adımında Kargomat’ı seçebilirsiniz.',
        },
      ]
    : []),
  ...(wholesale
    ? [
        {
          text: 'Toplu alımda indirim yapıyor musunuz?',
          answer: 'Merhaba, “Toptan al” ile adet yazarsanız size özel teklif göndeririz.',
        },
      ]
    : []),
]
