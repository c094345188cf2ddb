import { campaignUrl } from '@market/domain/navigation'
import { type ContentPage, type HelpQuestion, plainText } from '@market/domain/content'
import type { Head } from '../../page/page.ts'
import type { HelpFound } from './load-help.ts'
import { contentTexts as texts } from './texts.ts'

/** Breadcrumbs of a page: home, section, page. The help centre is the section of its topics. */
export function crumbsOf({ section, title, path }: Pick<ContentPage, 'section' | 'title' | 'path'>) {
  const at = sectionPaths[section.slug] ?? `${siteMapPath}#${section.slug}`
  return [
    { text: texts.home, href: '/' },
    ...(at === path ? [] : [{ text: section.title, href: at }]),
    { text: title, href: path },
  ]
}
export const helpPath = '/sayfa/sikca-sorulan-sorular.html'
const siteMapPath = '/static/divid'
/** Sections with a page of their own; the others are parts of the site map. */
const sectionPaths: Readonly<Record<string, string>> = {
  yardim: helpPath,
  kampanyalar: campaignUrl(),
  pasaj: '/static/meb-pasaj',
}

/** Title, description and schema.org data of a page. An earlier version points to the one in force. */
export function contentHead(page: ContentPage, { origin }: URL): Head {
  const old = page.version.version !== page.versions[0]?.version
  const questions = page.blocks.flatMap((block) => (block.type === 'accordion' ? block.items : []))
  return {
    title: old ? `${page.title} (${texts.version(page.version.version)})` : page.title,
    description: page.summary,
    canonical: page.path,
    ...((old || !page.indexed) && { noindex: true }),
    structured: [breadcrumbData(crumbsOf(page), origin), ...questionData(questions)],
  }
}

/** The same for the help centre; results of a search are not indexed. */
export const helpHead = (page: ContentPage, { help, q }: HelpFound, { origin }: URL): Head => ({
  title: q ? `${q} - ${texts.help.searchTitle}` : page.title,
  description: page.summary,
  canonical: page.path,
  ...(q && { noindex: true }),
  structured: [breadcrumbData(crumbsOf(page), origin), ...questionData(q ? [] : help.answers)],
})

const breadcrumbData = (
  crumbs: readonly { readonly text: string; readonly href: string }[],
  origin: string,
): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ text, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: origin + href,
  })),
})

const questionData = (questions: readonly HelpQuestion[]): readonly Readonly<Record<string, unknown>>[] =>
  questions.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join(' ') },
          })),
        },
      ]
