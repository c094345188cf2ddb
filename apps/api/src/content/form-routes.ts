import { friendMail, officeMail } from '@market/mails'
import { postContactUs, postTellFriend, postWholesaleDemand } from '@market/contract'
import { productId, succeed } from '@market/domain/kernel'
import { productUrl } from '@market/domain/navigation'
import {
  type ContactForm,
  contactShop,
  requestWholesale,
  type FriendForm,
  tellFriend,
  type WholesaleForm,
} from '@market/domain/content'
import { type Database, randomLetters } from '@market/database'
import { texts as catalogTexts } from '../catalog/texts.ts'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { sentForm } from '../platform/http/sent-form.ts'
import { limitForms } from '../platform/limits/limit-forms.ts'
import { consumeRateLimit } from '../platform/limits/rate-limit.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { requireRobotCheck, type RobotCheck } from '../session/robot-check.ts'
import { mailboxLimit } from './mailbox-limit.ts'
import { texts } from './texts.ts'

/** Forms that send mail to the office or to a friend, validated by the core's rules. */
export const formRoutes = ({ config }: Deps, robots: RobotCheck): readonly AnyRoute[] => [
  route(postContactUs, async ({ body, db, ...sender }) => {
    const { first_name, last_name, order_number, ...rest } = body
    const ticketNo = `ILT-${randomLetters(8)}`
    const contacts = {
      send: async ({ recaptcha, ...form }: ContactForm) => {
        await limitForms(db, 'contact', sender)
        await requireRobotCheck(robots, db, { solution: recaptcha, ...sender })
        const fields = [[texts.ticket, ticketNo] as const, ...labelled(form, texts.contactFields)]
        await writeMail(db, officeMail(config, { subject: texts.contact(form.subject), fields }), sender.now)
        return succeed({ ticketNo })
      },
    }
    const form = { ...rest, firstName: first_name, lastName: last_name, orderNumber: order_number }
    sentForm(await contactShop({ contacts })(form), texts.contactFields)
    return { ticket_no: ticketNo }
  }),
  route(postTellFriend, async ({ body, db, ...sender }) => {
    const product = await findProduct(db, body.product_id)
    const friends = {
      tell: async (form: FriendForm) => {
        await limitForms(db, 'friend', sender)
        await consumeRateLimit(db, mailboxLimit('friend', form.friendEmail, sender.now))
        const member = await db
          .selectFrom('users')
          .select(['first_name', 'last_name'])
          .where('id', '=', sender.caller.ownerId)
          .executeTakeFirstOrThrow()
        const from = `${member.first_name} ${Array.from(member.last_name)[0] ?? ''}.`
        await writeMail(db, friendMail(config, { ...form, from, product }), sender.now)
        return succeed(undefined)
      },
    }
    const { friend_name: friendName, friend_email: friendEmail, message } = body
    const form = { productId: product.id, friendName, friendEmail, message }
    sentForm(await tellFriend({ friends })(form), texts.friendFields)
    return {}
  }),
  route(postWholesaleDemand, async ({ body, db, ...sender }) => {
    const product = await findProduct(db, body.product_id)
    const wholesale = {
      demand: async (form: WholesaleForm) => {
        await limitForms(db, 'wholesale', sender)
        const about = [texts.product, `${product.name} (${product.id})`] as const
        const fields = [about, ...labelled(form, texts.wholesaleFields)]
        await writeMail(db, officeMail(config, { subject: texts.wholesale(product.name), fields }), sender.now)
        return succeed(undefined)
      },
    }
    const { product_id: _, company_name, first_name, last_name, ...rest } = body
    const names = { companyName: company_name, firstName: first_name, lastName: last_name }
    sentForm(await requestWholesale({ wholesale })({ ...rest, ...names, productId: product.id }), texts.wholesaleFields)
    return {}
  }),
]

/** The typed values with their labels, in the form's order. */
const labelled = <Field extends string>(
  form: { readonly [Name in NoInfer<Field>]?: string | number },
  labels: Readonly<Record<Field, string>>,
): readonly (readonly [string, string])[] =>
  (Object.keys(labels) as Field[]).map((name) => [labels[name], String(form[name] ?? '')] as const)

async function findProduct(db: Database, id: number) {
  const product = await db
    .selectFrom('products')
    .select(['id', 'slug', 'name'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!product) throw new ApiError(404, catalogTexts.productNotFound)
  return { id: productId(product.id), name: product.name, url: productUrl(product) }
}
