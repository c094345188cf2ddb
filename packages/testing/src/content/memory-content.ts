import { succeed } from '@market/domain/kernel'
import {
  type ContentLibrary,
  contentAnchors,
  type ContentPage,
  type HelpAnswer,
  searchHelp,
} from '@market/domain/content'
import { notFound } from '../kernel/failing.ts'

/** Content pages in memory; each version of a page is a separate entry of `pages`. */
export const memoryContent = (pages: readonly ContentPage[]): ContentLibrary => {
  const current = pages.filter(({ version, versions }) => version.version === versions[0]?.version)
  return {
    async page({ path, version }) {
      const named = path.toLowerCase().replace(/(?<=.)\/$/, '')
      const page = (version ? pages : current).find(
        (one) => one.path === named && (!version || one.version.version === version),
      )
      return page ? succeed(page) : notFound('Sayfa bulunamadı.')
    },
    async sections() {
      const indexed = current.filter((page) => page.indexed)
      return succeed(
        [...new Map(indexed.map(({ section }) => [section.slug, section])).values()].map((section) => ({
          ...section,
          pages: indexed
            .filter((page) => page.section.slug === section.slug)
            .map(({ path, title, summary }) => ({ path, title, summary })),
        })),
      )
    },
    async help(text = '') {
      const topics = current.filter(({ kind }) => kind === 'help')
      const answers = topics.flatMap(answersOf)
      return succeed({
        topics: topics.map((page) => ({
          path: page.path,
          title: page.title,
          summary: page.summary,
          icon: 'question',
          questionCount: answersOf(page).length,
        })),
        answers: text === '' ? answers.slice(0, 8) : searchHelp(answers, text),
      })
    },
  }
}

function answersOf({ blocks, path, title }: ContentPage): readonly HelpAnswer[] {
  const anchors = contentAnchors(blocks)
  return blocks.flatMap((block, at) =>
    block.type === 'accordion'
      ? block.items.map((item, index) => ({ ...item, topic: title, link: `${path}#${anchors[at]?.[index]}` }))
      : [],
  )
}
