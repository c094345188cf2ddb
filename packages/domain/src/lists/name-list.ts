import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import type { ListSummary } from './favourite-list.ts'
import type { ListGateway } from './list-gateway.ts'
import { listNameProblems, normalizeListName } from './list-name.ts'
import type { ListSlug } from '../kernel/ids.ts'

interface ListDeps {
  readonly lists: ListGateway
}

/** Creates a list. */
export const createList =
  ({ lists }: ListDeps) =>
  (typed: string): Submitted<ListSummary, 'name'> => {
    const name = normalizeListName(typed)
    return submitForm(listNameProblems(name), () => lists.create(name))
  }

/** Renames a list; its address stays. */
export const renameList =
  ({ lists }: ListDeps) =>
  (slug: ListSlug, typed: string): Submitted<ListSummary, 'name'> => {
    const name = normalizeListName(typed)
    return submitForm(listNameProblems(name), () => lists.rename(slug, name))
  }
