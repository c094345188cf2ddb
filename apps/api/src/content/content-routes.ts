import { type ContentPageWire, getContentPage, getContentSections, getHelp } from '@market/contract'
import { searchHelp } from '@market/domain/content'
import type { Deps } from '../platform/deps.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { makeTtlCache } from '../platform/http/ttl-cache.ts'
import { readCompany } from './company.ts'
import { type Help, readHelp } from './read-help.ts'
import { readPage } from './read-page.ts'
import { readSections } from './read-sections.ts'

const maxAnswers = 10
/** Answers shown without a search. */
const popularAnswers = 8

/** Routes for the site's texts. They are cached briefly, since they are the same for all callers. */
export function contentRoutes({ config }: Deps): readonly AnyRoute[] {
  const pages = makeTtlCache<ContentPageWire>({ seconds: 30, max: 300 })
  const help = makeTtlCache<Help>({ seconds: 30, max: 1 })
  return [
    route(getContentPage, async ({ query, db, now }) => {
      const path = query.path.toLowerCase().replace(/(?<=.)\/$/, '')
      return pages.get(`${path}?${query.version ?? ''}`, now, async () =>
        readPage(db, { path, version: query.version, now }, await readCompany(db, config)),
      )
    }),
    route(getContentSections, async ({ db }) => readSections(db)),
    route(getHelp, async ({ query, db, now }) => {
      const { topics, answers } = await help.get('', now, async () => readHelp(db, now, await readCompany(db, config)))
      const q = query.q?.trim() ?? ''
      return {
        topics: [...topics],
        answers: (q === '' ? popular(answers) : searchHelp(answers, q)).slice(0, maxAnswers).map(wire),
      }
    }),
  ]
}

const wire = ({ answer, ...rest }: Help['answers'][number]) => ({ ...rest, answer: [...answer] })

/** The first question of each topic: editors sort them by popularity. */
const popular = (answers: Help['answers']): Help['answers'] =>
  answers
    .filter(({ topic }, index) => answers.findIndex((one) => one.topic === topic) === index)
    .slice(0, popularAnswers)
