import { contentIcons, contentKinds } from '@market/domain/content'
import * as v from 'valibot'
import { slide } from '../catalog/home.ts'
import { defineCall } from '../kernel/call.ts'
import { count, instant, positive, slug, text } from '../kernel/field.ts'
import { block } from './block.ts'

const version = v.object({ version: positive, effective_at: instant, changes: text })
const link = { path: text, title: text }

/** Seconds for which a text of the site may be shared. */
const shared = 60

/** 404 for an unknown path or version. */
export const getContentPage = defineCall({
  method: 'GET',
  path: '/x/content/page',
  who: 'open',
  summary: 'A content page by its path, in its current or an earlier version',
  query: v.object({ path: slug, version: v.optional(positive) }),
  answer: v.object({
    ...link,
    kind: v.picklist(contentKinds),
    section: v.object({ slug: text, title: text }),
    summary: text,
    hero: v.nullable(slide),
    blocks: v.array(block),
    version,
    versions: v.array(version),
    siblings: v.array(v.object(link)),
    indexed: v.boolean(),
  }),
  shared,
})
/** A content page as a client reads it. */
export type ContentPageWire = v.InferOutput<typeof getContentPage.answer>

/** For the site map and for navigation. */
export const getContentSections = defineCall({
  method: 'GET',
  path: '/x/content/sections',
  who: 'open',
  summary: 'All content pages by section, for the site map',
  answer: v.object({
    sections: v.array(v.object({ slug: text, title: text, pages: v.array(v.object({ ...link, summary: text })) })),
  }),
  shared,
})

/** Without a text the most frequent questions. */
export const getHelp = defineCall({
  method: 'GET',
  path: '/x/content/help',
  who: 'open',
  summary: 'Topics of the help centre, and answers to a query',
  query: v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  answer: v.object({
    topics: v.array(v.object({ ...link, summary: text, icon: v.picklist(contentIcons), question_count: count })),
    answers: v.array(v.object({ question: text, answer: v.array(text), topic: text, link: text })),
  }),
  shared,
})
