import { type ContentPageWire, getContentPage, getContentSections, getHelp } from '@market/contract'
import type { ContentLibrary, ContentVersion } from '@market/domain/content'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `ContentLibrary`: content pages and the help centre. */
export const httpContent = (api: ApiClient): ContentLibrary => ({
  page: (request) =>
    mapResult(api.send(getContentPage, { query: request }), (wire) => ({
      ...wire,
      version: readVersion(wire.version),
      versions: wire.versions.map(readVersion),
    })),
  sections: () => mapResult(api.send(getContentSections, {}), (wire) => wire.sections),
  help: (text) =>
    mapResult(api.send(getHelp, { query: text ? { q: text } : {} }), ({ topics, answers }) => ({
      topics: topics.map(({ question_count, ...topic }) => ({ ...topic, questionCount: question_count })),
      answers,
    })),
})

const readVersion = ({ effective_at, ...version }: ContentPageWire['version']): ContentVersion => ({
  ...version,
  effectiveAt: effective_at,
})
