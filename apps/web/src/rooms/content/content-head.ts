import { campaignUrl } from '@market/domain/navigation'
import { type ContentPage, type HelpQuestion, plainText } from '@market/domain/content'
import type { Head } from '../../page/page.ts'
import type { HelpFound } from './load-help.ts'
import { contentTexts as texts } from './texts.ts'

/** Breadcrumbs of a page: home, section, page. For help topics the section is the help centre. */
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
/** Pages of sections; a section without a page leads to its part of the site map. */
const sectionPaths: Readonly<Record<string, string>> = {
  yardim: helpPath,
  kampanyalar: campaignUrl(),
  pasaj: '/static/meb-pasaj',
}

/** Title, description and schema.org data of a page. The canonical address of an earlier version is the current one. */
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

/** The head of the help centre; search results are not indexed. */
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
