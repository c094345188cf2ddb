import type { Slide } from '@market/domain/catalog'
import type { ContentBlock, ContentIcon, ContentKind } from '@market/domain/content'

/** A page as delivered with the shop. Texts may have placeholders for the company (`{legalName}`). */
export interface SeedPage {
  readonly path: string
  /** The slug of a section of the site (kurumsal, yardim …). */
  readonly section: string
  readonly kind: ContentKind
  readonly title: string
  readonly summary: string
  readonly icon?: ContentIcon
  readonly hero?: Slide
  readonly blocks: readonly ContentBlock[]
  /** Away from search engines and the site map. */
  readonly hidden?: true
  /** Earlier versions, oldest first, with the changes that the latest one made. */
  readonly earlier?: readonly SeedVersion[]
  /** The day from which it is in force. */
  readonly since?: string
  readonly changes?: string
}
interface SeedVersion {
  readonly since: string
  readonly changes: string
  readonly blocks: readonly ContentBlock[]
}
