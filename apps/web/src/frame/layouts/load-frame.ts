import type { LoaderFunctionArgs } from 'react-router-dom'
import { servicesContext } from '../../composition/services-context.ts'
import { services } from '../../composition/tokens.ts'
import type { FrameData } from './default-layout.tsx'
import { type Missing, missingOf } from '../../page/page.ts'

/** Loads the data for header and footer. A failure here does not fail the page. */
export async function loadFrame({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<FrameData & Missing> {
  const banners = await context.get(servicesContext).get(services.ProductCatalog).banners({ position: 'top' })
  return { banner: (banners.ok && banners.value[0]) || null, ...missingOf(banners) }
}
