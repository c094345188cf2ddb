import type { Slide, Tone } from '@market/domain/catalog'
import type { ContentBlock, ContentIcon, Place } from '@market/domain/content'

type Of<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>

/** Short words by which pages are written. `**strong**` and `[text](/path)` work in every text but titles. */
export const h = (text: string): Of<'heading'> => ({ type: 'heading', text })
export const sub = (text: string): Of<'subheading'> => ({ type: 'subheading', text })
export const p = (text: string): Of<'paragraph'> => ({ type: 'paragraph', text })
export const ul = (...items: readonly string[]): Of<'list'> => ({ type: 'list', ordered: false, items })
export const ol = (...items: readonly string[]): Of<'list'> => ({ type: 'list', ordered: true, items })
export const table = (
  caption: string,
  head: readonly string[],
  ...rows: readonly (readonly string[])[]
): Of<'table'> => ({ type: 'table', caption, head, rows })
/** Each a question and the paragraphs of its answer. */
export const faq = (...items: readonly (readonly [string, ...(readonly string[])])[]): Of<'accordion'> => ({
  type: 'accordion',
  items: items.map(([question, ...answer]) => ({ question, answer })),
})
export const picture = (image: string, alt: string, caption = ''): Of<'image'> => ({
  type: 'image',
  image,
  alt,
  caption,
})
export const note = (text: string): Of<'notice'> => ({ type: 'notice', tone: 'info', text })
export const warn = (text: string): Of<'notice'> => ({ type: 'notice', tone: 'warning', text })
export const good = (text: string): Of<'notice'> => ({ type: 'notice', tone: 'success', text })
export const facts = (...items: readonly (readonly [string, string])[]): Of<'facts'> => ({
  type: 'facts',
  items: items.map(([label, value]) => ({ label, value })),
})
export const steps = (...items: readonly (readonly [string, string])[]): Of<'steps'> => ({
  type: 'steps',
  items: items.map(([title, text]) => ({ title, text })),
})
export const tiles = (...items: readonly (readonly [ContentIcon, string, string, string])[]): Of<'tiles'> => ({
  type: 'tiles',
  items: items.map(([icon, title, text, link]) => ({ icon, title, text, link })),
})
export const stamps = (...items: readonly (readonly [string, string, string, string])[]): Of<'stamps'> => ({
  type: 'stamps',
  items: items.map(([image, title, text, link]) => ({ image, title, text, link })),
})
/** Products of a category, best sold first unless said otherwise. */
export const products = (
  title: string,
  category: string,
  more: { readonly q?: string; readonly sort?: string; readonly limit?: number; readonly deal?: string } = {},
): Of<'products'> => ({ type: 'products', title, category, q: '', sort: 'sell_count_desc', limit: 6, ...more })
export const action = (text: string, button: string, link: string): Of<'action'> => ({
  type: 'action',
  text,
  button,
  link,
})
export const places = (...items: readonly (readonly [string, string, string, string, string])[]): Of<'places'> => ({
  type: 'places',
  items: items.map(([name, city, address, hours, phone]): Place => ({ name, city, address, hours, phone })),
})
/** The opening of a landing page. */
export const hero = (
  tone: Tone,
  image: string,
  [kicker, headline, slogan]: readonly [string, string, string],
  [button, link]: readonly [string, string],
  disclaimer = '',
): Slide => ({ tone, image, link, text: { kicker, headline, slogan, button, disclaimer } })
/** The contact form, and the words above it. */
export const contactForm = (title: string, text: string): Of<'form'> => ({ type: 'form', form: 'contact', title, text })
export const siteMap: Of<'site-map'> = { type: 'site-map' }
