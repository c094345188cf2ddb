import { LatePart, useService, useStream } from '@market/react'
import { Link } from '@market/ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { frameTexts } from '../texts.ts'
import * as css from './category-button.css.ts'

/** The site map, which lists every category; used when the panel cannot be shown. */
const siteMap = '/static/divid'

const bring = async () => (await import('../categories/category-panel.tsx')).CategoryPanel

/** Opens and closes the category panel. Without script it leads to the site map. */
export function CategoryButton() {
  const panels = useService(services.PanelStore)
  const open = useStream(panels.state).includes('category')
  const navigate = useNavigate()
  const button = useRef<HTMLSpanElement>(null)
  return (
    <span className={css.menu} ref={button}>
      <Link
        href={siteMap}
        className={css.button}
        aria-expanded={open}
        onMouseEnter={() => void bring().catch(() => undefined)}
        onClick={(event) => {
          event.preventDefault()
          if (open) panels.close('category')
          else panels.open('category')
        }}
      >
        <span className={css.buttonText}>{frameTexts.categories}</span>
      </Link>
      {open && (
        <LatePart
          bring={bring}
          props={{ button, onClosed: () => panels.close('category') }}
          onFailed={() => void navigate(siteMap)}
        />
      )}
    </span>
  )
}
