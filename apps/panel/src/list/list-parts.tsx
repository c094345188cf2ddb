import { Icon, TabLinks, TextLink } from '@market/ui'
import type { ReactNode } from 'react'
import { countText } from '../parts/count-text.ts'
import { focusPage } from '../parts/focus-page.ts'
import { Key } from '../parts/key.tsx'
import * as css from './list.css.ts'
import { useAddress } from './use-address.ts'

interface Stage {
  /** Value of the parameter `sekme`; the first stage is without it. */
  readonly id: string | undefined
  readonly text: string
  readonly count?: number | undefined
}

/** The stages of a list as links. */
export function Stages({
  label,
  stages,
  current,
}: {
  label: string
  stages: readonly Stage[]
  current: string | undefined
}) {
  const { href } = useAddress()
  return (
    <TabLinks
      label={label}
      links={stages.map(({ id, text, count }) => ({
        href: href({ sekme: id }),
        current: id === current,
        text: (
          <>
            {text} {count !== undefined && <span className={css.tabCount}>{countText(count)}</span>}
          </>
        ),
      }))}
    />
  )
}

/** The most that the lists' calls take. */
const mostLetters = 200

/** The search field of a list, which `/` focuses. */
export function ListSearch({ label }: { readonly label: string }) {
  const { get, go } = useAddress()
  return (
    <form
      role="search"
      className={css.search}
      key={get('q')}
      onSubmit={(event) => {
        event.preventDefault()
        go({ q: String(new FormData(event.currentTarget).get('q')).trim() })
        // The keys of the list rest while a field has the focus.
        focusPage()
      }}
    >
      <Icon name="search" size="md" className={css.searchIcon} />
      <input
        type="search"
        name="q"
        defaultValue={get('q')}
        maxLength={mostLetters}
        aria-label={label}
        placeholder={label}
        className={css.searchField}
      />
    </form>
  )
}

/** The way to the next page, and the keys of the list. */
export function ListFoot({ next, children }: { readonly next: string | null; readonly children?: ReactNode }) {
  const { get, href } = useAddress()
  return (
    <div className={css.foot}>
      {children}
      {get('sonra') && <TextLink href={href({})}>Listenin başı</TextLink>}
      {next && (
        <TextLink href={href({ sonra: next })} iconAfter="caret-right">
          Sonraki sayfa
        </TextLink>
      )}
      <span className={css.footKeys} aria-hidden>
        <Key>J</Key>
        <Key>K</Key> gez <Key>Enter</Key> aç <Key>?</Key> kısayollar
      </span>
    </div>
  )
}
