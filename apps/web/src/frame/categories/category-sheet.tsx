import { categoryTree } from '@market/domain/catalog'
import { type CategoryPanelEvent, shellTimes } from '@market/domain/shell'
import { classNames, Icon, Link } from '@market/ui'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { categoryIcon } from './category-icon.ts'
import { categoryPanelTexts as texts } from './category-panel-texts.ts'
import * as look from './category-look.css.ts'
import * as css from './category-panel.css.ts'
import { MenuOffer } from './menu-offer.tsx'

interface CategorySheetProps {
  readonly hovered: string | null
  readonly send: (event: CategoryPanelEvent) => void
  readonly button: RefObject<HTMLElement | null>
}

/** The category panel on desktops: main categories, and beside them the subcategories of the hovered or focused one. */
export function CategorySheet({ hovered, send, button }: CategorySheetProps) {
  const panel = useRef<HTMLDivElement>(null)
  const mains = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const current = categoryTree.find(({ slug }) => slug === hovered) ?? categoryTree[0]

  useLayoutEffect(() => {
    mains.current?.querySelector('a')?.focus()
    return () => clearTimeout(timer.current)
  }, [])
  useEffect(() => {
    const outside = ({ target }: Event) => {
      // Panel and backdrop are siblings of the button's link, inside the button's element.
      const toggle = button.current?.querySelector('a')
      if (target instanceof Node && !panel.current?.contains(target) && !toggle?.contains(target))
        send({ type: 'outside-click' })
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [send, button])

  // Wait a moment, because a mouse on its way to the subcategories crosses other main categories.
  const hoverSoon = (slug: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send({ type: 'hover', slug }), shellTimes.categoryRepositionMs)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      button.current?.querySelector<HTMLElement>('a')?.focus()
      return send({ type: 'escape' })
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const inMains = mains.current?.contains(document.activeElement)
    if (event.key === 'ArrowRight' && inMains) panel.current?.querySelector<HTMLElement>(`.${css.groups} a`)?.focus()
    else if (event.key === 'ArrowLeft' && !inMains) mains.current?.querySelector<HTMLElement>('[data-current]')?.focus()
    else if (step !== undefined) {
      const column = inMains ? mains.current : panel.current?.querySelector(`.${css.groups}`)
      const links = [...(column?.querySelectorAll<HTMLElement>('a') ?? [])]
      links[links.findIndex((link) => link === document.activeElement) + step]?.focus()
    } else return
    event.preventDefault()
  }
  return (
    <>
      <div className={css.scrim} data-covers-page />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside are what acts */}
      <nav
        ref={panel}
        aria-label={texts.label}
        data-measure="category"
        className={css.panel}
        onMouseEnter={() => send({ type: 'enter' })}
        onMouseLeave={() => send({ type: 'leave' })}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !panel.current?.contains(relatedTarget)) send({ type: 'leave' })
        }}
      >
        <ul ref={mains} className={css.mains}>
          {categoryTree.map(({ id, name, slug, url, colour }) => (
            <li key={id}>
              <Link
                href={url}
                className={slug === current?.slug ? css.currentMain : css.main}
                data-current={slug === current?.slug ? '' : undefined}
                onMouseEnter={() => hoverSoon(slug)}
                onMouseLeave={() => clearTimeout(timer.current)}
                onFocus={() => send({ type: 'hover', slug })}
              >
                <Icon name={categoryIcon(slug)} className={look.colour[colour]} />
                {name}
                <Icon name="caret-right" size="sm" />
              </Link>
            </li>
          ))}
          <li className={css.apart}>
            <Link href="/magaza-liste" className={css.main}>
              <Icon name="storefront" />
              {texts.shops}
            </Link>
          </li>
        </ul>
        {current && (
          <div className={css.groups}>
            <p className={css.title}>
              <b className={classNames(look.colour[current.colour], look.size[current.fontSize ?? 24])}>
                {current.name}
              </b>{' '}
              <Link href={current.url}>{texts.all(current.name)}</Link>
            </p>
            <div className={css.columns}>
              {current.children.map((group) => (
                <ul key={group.id} className={css.group}>
                  <li>
                    <Link href={group.url} className={css.groupLink}>
                      {group.name}
                    </Link>
                  </li>
                  {group.children.map((leaf) => (
                    <li key={leaf.id}>
                      <Link href={leaf.url} className={css.leafLink}>
                        {leaf.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              ))}
            </div>
          </div>
        )}
        {current && <MenuOffer category={current.slug} />}
      </nav>
    </>
  )
}
