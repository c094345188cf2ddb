import { definePage } from '../../page/page.ts'
import { ActionParts } from './action-parts.tsx'
import { FormParts } from './form-parts.tsx'
import * as css from './gallery.css.ts'
import { SurfaceParts } from './surface-parts.tsx'
import { TravelParts } from './travel-parts.tsx'

/** `/test/link`: every component of the design system in its states, for developers. */
export const page = definePage<null>({
  head: () => ({ title: 'Bileşenler', noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: GalleryPage,
})

function GalleryPage() {
  return (
    <div className={css.page}>
      <h1 className={css.heading}>Bileşenler</h1>
      <ActionParts />
      <FormParts />
      <SurfaceParts />
      <TravelParts />
    </div>
  )
}
