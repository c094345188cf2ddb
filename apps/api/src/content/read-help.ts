import { type Answer, getContentPage, getHelp } from '@market/contract'
import { contentAnchors, type HelpAnswer } from '@market/domain/content'
import * as v from 'valibot'
import type { Database } from '@market/database'
import { fillFields } from './company.ts'

type Topic = Answer<typeof getHelp>['topics'][number]
export interface Help {
  readonly topics: readonly Topic[]
  readonly answers: readonly HelpAnswer[]
}
const { blocks: blockList } = getContentPage.answer.entries

/** The topics of the help centre with their questions and answers, in the versions in force. */
export async function readHelp(db: Database, now: Date, fields: Readonly<Record<string, string>>): Promise<Help> {
  const pages = await db
    .selectFrom('content_pages as p')
    .innerJoin('content_versions as v', 'v.path', 'p.path')
    .distinctOn(['p.position', 'p.path'])
    .select(['p.path', 'p.title', 'p.summary', 'p.icon', 'v.content'])
    .where('p.kind', '=', 'help')
    .where('v.effective_at', '<=', now)
    .orderBy('p.position')
    .orderBy('p.path')
    .orderBy('v.effective_at', 'desc')
    .execute()
  const topics = pages.map(({ content, ...page }) => ({
    page,
    answers: answersOf(page, v.parse(v.object({ blocks: blockList }), fillFields(content, fields)).blocks),
  }))
  return {
    topics: topics.map(({ page, answers }) =>
      v.parse(getHelp.answer.entries.topics.item, { ...page, question_count: answers.length }),
    ),
    answers: topics.flatMap(({ answers }) => answers),
  }
}

function answersOf(
  { path, title }: { readonly path: string; readonly title: string },
  blocks: v.InferOutput<typeof blockList>,
): readonly HelpAnswer[] {
  const anchors = contentAnchors(blocks)
  return blocks.flatMap((block, at) =>
    block.type === 'accordion'
      ? block.items.map((item, index) => ({ ...item, topic: title, link: `${path}#${anchors[at]?.[index]}` }))
      : [],
  )
}
