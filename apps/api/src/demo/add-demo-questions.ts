import { randomOf } from '@market/demo-data'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { emailKey, type StoredAttributes } from '@market/commerce'
import type { Database } from '@market/database'
import { insertRows } from './insert-rows.ts'
import { hashPassword } from '../session/password-hash.ts'

/** Questions are added to this share of the `maxProducts` best-selling products. */
const maxProducts = 2000
const share = 0.6
const day = 86_400_000

interface Facts {
  readonly prepare_days: number
  readonly free_shipping: boolean
  readonly kargomat: boolean
  readonly wholesale: boolean
}
/** Property, question and answer, in which `{value}` is the property's. */
const ofProperties = Map.groupBy(
  readFileSync(new URL('property-questions.tsv', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [property = '', question = '', answer = ''] = line.split('\t')
      return answer === '' ? [] : [{ property, question, answer }]
    }),
  ({ property }) => property,
)

/** Questions about the product itself, with answers from its properties. */
const aboutProduct = (attributes: StoredAttributes): readonly (readonly [string, string])[] =>
  attributes.flatMap(({ attribute_type, name, values: [value] }) =>
    attribute_type === 'property' && value
      ? (ofProperties.get(name) ?? []).map(
          ({ question, answer }) => [question, answer.replace('{value}', value.name)] as const,
        )
      : [],
  )

/** A question with the answer from the shop's data; undefined if the question would make no sense for the product. */
const asked: readonly ((facts: Facts) => readonly [string, string] | undefined)[] = [
  ({ prepare_days }) => [
    'Sipariş verirsem ne zaman kargoya verilir?',
    `Merhaba, siparişinizi ${prepare_days} iş günü içinde kargoya veriyoruz.`,
  ],
  () => [
    'Ürünle birlikte fatura gönderiyor musunuz?',
    'Merhaba, e-arşiv faturanız ürün kargoya verildiğinde e-posta adresinize gönderilir.',
  ],
  ({ free_shipping }) => [
    'Kargo ücreti var mı?',
    free_shipping
      ? 'Merhaba, bu üründe kargo bedava.'
      : 'Merhaba, kargo bedelini sepetinizde görebilirsiniz; mağazamızın ücretsiz kargo sınırını geçerseniz alınmaz.',
  ],
  ({ kargomat }) =>
    kargomat
      ? ['Kargomat’tan teslim alabilir miyim?', 'Merhaba, evet. Adres adımında Kargomat’ı seçebilirsiniz.']
      : undefined,
  ({ wholesale }) =>
    wholesale
      ? [
          'Toplu alımda indirim yapıyor musunuz?',
          'Merhaba, “Toptan al” ile adet yazarsanız size özel teklif göndeririz.',
        ]
      : undefined,
]
const askers = [
  ['Deniz', 'Örnek'],
  ['Ece', 'Deneme'],
  ['Kerem', 'Sınar'],
] as const

/** Adds questions about best-selling products with the shops' answers, once. The askers have no accounts. */
export async function addDemoQuestions(db: Database, now: Date): Promise<void> {
  const done = await db.selectFrom('questions').select('id').limit(1).executeTakeFirst()
  if (done) return
  const users = await Promise.all(
    askers.map(async ([first_name, last_name], index) => {
      const email = `soru${index + 1}@guvercin.ornek.test`
      const password_hash = await hashPassword(randomUUID())
      const names = { first_name, last_name, is_active: false, created_at: now }
      return { id: randomUUID(), email, email_key: emailKey(email), password_hash, ...names }
    }),
  )
  const products = await db
    .selectFrom('products as p')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .select(['p.id', 'p.attributes', 'p.free_shipping', 'p.kargomat', 'p.wholesale', 's.prepare_days'])
    .where('p.active', '=', true)
    .orderBy('p.sold_count', 'desc')
    .limit(maxProducts)
    .execute()
  const questions = products.flatMap(({ id, attributes, ...facts }) => {
    const random = randomOf('question', id)
    if (!random.chance(share)) return []
    const ofShop = asked.flatMap((one) => {
      const words = one(facts)
      return words ? [words] : []
    })
    const chosen = [
      ...random.some(aboutProduct(attributes), random.whole(1, 2)),
      ...(random.chance(0.3) ? random.some(ofShop, 1) : []),
    ]
    return chosen.map(([text, answer]) => {
      const created_at = new Date(now.getTime() - random.whole(2, 40) * day)
      const user_id = random.pick(users).id
      const answered_at = new Date(created_at.getTime() + random.whole(2, 20) * 3_600_000)
      return { product_id: id, user_id, text, open: true, created_at, answer, answered_at }
    })
  })
  await db.transaction().execute(async (trx) => {
    await insertRows(trx, 'users', users)
    await insertRows(trx, 'questions', questions)
  })
}
