import type { HelpCentre } from '@market/domain/content'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem } from '../../page/page-failure.ts'
import type { PageRequest } from '../../page/page.ts'
import { contentTexts } from './texts.ts'

/** Parameter of the search text. It is not `q`, because the header's search box shows that one. */
export const asked = 'soru'
const maxQuestionLength = 200

export interface HelpFound {
  readonly help: HelpCentre
  /** The search term; empty for the help centre itself. */
  readonly q: string
}

/** Loads the help centre, with answers for the address's search text. */
export async function loadHelp({ url, services: container }: PageRequest): Promise<HelpFound> {
  const q = (url.searchParams.get(asked) ?? '').trim().slice(0, maxQuestionLength)
  const help = await container.get(services.ContentLibrary).help(q)
  if (!help.ok) throw gatewayProblem(help.failure, contentTexts.problems)
  return { help: help.value, q }
}
