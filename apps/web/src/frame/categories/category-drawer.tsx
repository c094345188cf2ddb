import { categoryTree, type CategoryNode, findCategory } from '@market/domain/catalog'
import type { CategoryPanelEvent } from '@market/domain/shell'
import { Drawer, Icon, IconButton, Link } from '@market/ui'
import { useEffect, useRef } from 'react'
import { ExternalLink } from '../header/external-link.tsx'
import { frameTexts } from '../texts.ts'
import { categoryIcon } from './category-icon.ts'
import { categoryPanelTexts as texts } from './category-panel-texts.ts'
import * as look from './category-look.css.ts'
import * as css from './category-panel.css.ts'

interface CategoryDrawerProps {
  /** The opened categories, without the root. */
  readonly trail: readonly string[]
  readonly send: (event: CategoryPanelEvent) => void
}

/** The category panel on phones: shows one level at a time, with a button back to the previous one. */
export function CategoryDrawer({ trail, send }: CategoryDrawerProps) {
  const current = findCategory(trail.at(-1) ?? '')
  const list = useRef<HTMLUListElement>(null)
  const level = useRef(trail.length)
  useEffect(() => {
    if (level.current === trail.length) return
    level.current = trail.length
    list.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [trail])
  return (
    <Drawer
      open
      side="left"
      onClose={() => send({ type: 'escape' })}
      onOutside={() => send({ type: 'outside-click' })}
      title={current?.name ?? texts.title}
      start={current && <IconButton icon="arrow-left" label={texts.back} onClick={() => send({ type: 'back' })} />}
    >
      <ul ref={list} className={css.rows} data-measure="category">
        {current ? (
          <li>
            <Link href={current.url} className={css.allRow}>
              {texts.all(current.name)}
            </Link>
          </li>
        ) : null}
        {(current?.children ?? categoryTree).map((node) => (
          <li key={node.id}>
            <CategoryRow node={node} send={send} />
          </li>
        ))}
        {!current && (
          <li>
            <Link href="/magaza-liste" className={css.row}>
              <Icon name="storefront" />
              {texts.shops}
            </Link>
          </li>
        )}
      </ul>
      {!current && <HeaderLinks />}
    </Drawer>
  )
}

/** The links that desktops show above the header. */
const HeaderLinks = () => (
  <nav aria-label={frameTexts.shortcuts} data-measure="header-link" className={css.shortcuts}>
    <ul className={css.rows}>
      {frameTexts.topLinks.map(([text, href]) => (
        <li key={href}>
          <Link href={href} className={css.row}>
            {text}
          </Link>
        </li>
      ))}
      {frameTexts.externalLinks.map(([text, href]) => (
        <li key={href}>
          <ExternalLink href={href} className={css.row}>
            {text}
          </ExternalLink>
        </li>
      ))}
    </ul>
  </nav>
)

function CategoryRow({ node, send }: { readonly node: CategoryNode; readonly send: CategoryDrawerProps['send'] }) {
  const { slug, name, children, parentId, colour } = node
  const hasChildren = children.length > 0
  const tap = () => send({ type: 'tap', slug, hasChildren })
  if (hasChildren)
    return (
      <button type="button" className={css.row} onClick={tap}>
        {parentId === null && <Icon name={categoryIcon(slug)} className={look.colour[colour]} />}
        {name}
        <span className={css.count}>{texts.children(children.length)}</span>
        <Icon name="caret-right" size="md" />
      </button>
    )
  return (
    <Link
      href={node.url}
      className={css.row}
      onClick={(event) => {
        event.preventDefault()
        tap()
      }}
    >
      {name}
    </Link>
  )
}
