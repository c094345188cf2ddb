import { contentIcons } from '@market/domain/content'
import * as v from 'valibot'
import { text } from '../kernel/field.ts'

const texts = v.array(text)
const linked = { title: text, text, link: text }

/** One piece of a content page; texts carry the marks of the core's `richText`. */
export const block = v.variant('type', [
  v.object({ type: v.literal('heading'), text }),
  v.object({ type: v.literal('subheading'), text }),
  v.object({ type: v.literal('paragraph'), text }),
  v.object({ type: v.literal('list'), ordered: v.boolean(), items: texts }),
  v.object({ type: v.literal('table'), caption: text, head: texts, rows: v.array(texts) }),
  v.object({ type: v.literal('accordion'), items: v.array(v.object({ question: text, answer: texts })) }),
  v.object({ type: v.literal('image'), image: text, alt: text, caption: text }),
  v.object({ type: v.literal('notice'), tone: v.picklist(['info', 'warning', 'success']), text }),
  v.object({ type: v.literal('facts'), items: v.array(v.object({ label: text, value: text })) }),
  v.object({ type: v.literal('steps'), items: v.array(v.object({ title: text, text })) }),
  v.object({ type: v.literal('tiles'), items: v.array(v.object({ icon: v.picklist(contentIcons), ...linked })) }),
  v.object({ type: v.literal('stamps'), items: v.array(v.object({ image: text, ...linked })) }),
  v.object({
    type: v.literal('products'),
    title: text,
    category: text,
    q: text,
    sort: text,
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
    deal: v.optional(text),
  }),
  v.object({ type: v.literal('action'), text, button: text, link: text }),
  v.object({
    type: v.literal('places'),
    items: v.array(v.object({ name: text, city: text, address: text, hours: text, phone: text })),
  }),
  v.object({ type: v.literal('form'), form: v.picklist(['contact']), title: text, text }),
  v.object({ type: v.literal('site-map') }),
])
