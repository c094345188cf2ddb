import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { ContentPage, ContentSection } from './content-page.ts'
import type { HelpCentre } from './help.ts'

/** The site's texts; the same for every caller. */
export interface ContentLibrary {
  /** A page by its path, in the version in force or in an earlier one. Case and a closing slash do not matter. */
  page(request: { readonly path: string; readonly version?: number }): GatewayResult<ContentPage>
  /** Every indexed page by section. */
  sections(): GatewayResult<readonly ContentSection[]>
  /** The help centre, with answers to a text where one is asked for. */
  help(text?: string): GatewayResult<HelpCentre>
}
