import { categoryTree } from '@market/domain'
import { Icon, Link } from '@market/ui'
import { useEffect, useRef, useState } from 'react'
import { shellTexts } from '../texts.ts'
import * as css from './category-menu.css.ts'

/** The category panel. It works without script, too: the button is a disclosure of the browser's own. */
export function CategoryMenu() {
  const details = useRef<HTMLDetailsElement>(null)
  const [current, setCurrent] = useState(categoryTree[0]?.id)
  const main = categoryTree.find(({ id }) => id === current) ?? categoryTree[0]
  useEffect(() => {
    const close = (event: Event) => {
      const { current: element } = details
      if (!element?.open) return
      if (event instanceof KeyboardEvent && event.key === 'Escape') {
        element.open = false
        element.querySelector('summary')?.focus()
      }
      if (event.type === 'pointerdown' && event.target instanceof Node && !element.contains(event.target))
        element.open = false
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])
  return (
    <details ref={details} className={css.menu}>
      <summary className={css.button}>
        <Icon name="list" />
        <span className={css.buttonText}>{shellTexts.categories}</span>
      </summary>
      <div className={css.panel}>
        <ul className={css.mains}>
          {categoryTree.map((category) => (
            <li key={category.id}>
              <Link
                href={category.url}
                className={category.id === main?.id ? css.currentMain : css.main}
                onMouseEnter={() => setCurrent(category.id)}
                onFocus={() => setCurrent(category.id)}
              >
                {category.name}
                <Icon name="caret-right" size="sm" />
              </Link>
            </li>
          ))}
          <li>
            <Link href="/magaza-liste" className={css.main}>
              Mağazalar
              <Icon name="storefront" size="sm" />
            </Link>
          </li>
        </ul>
        {main && (
          <div className={css.groups}>
            <p className={css.title}>
              <b>{main.name}</b> <Link href={main.url}>Tüm {main.name} ürünleri</Link>
            </p>
            <div className={css.columns}>
              {main.children.map((group) => (
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
      </div>
    </details>
  )
}
