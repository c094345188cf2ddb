import { formatPrice } from '@market/domain/money'
import { isSearchText, type PastSearches } from '@market/domain/catalog'
import { searchSubmit } from '@market/domain/shell'
import { useService, useStream } from '@market/react'
import { Icon, type IconName, VisuallyHidden } from '@market/ui'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { frameTexts } from '../texts.ts'
import { type SuggestionOption, suggestionOptions } from './suggestion-options.ts'
import * as css from './search-box.css.ts'

const texts = frameTexts.search
const icons: Partial<Record<SuggestionOption['kind'], IconName>> = { category: 'squares', past: 'clock', forget: 'x' }

/**
 * The search field as an ARIA combobox: arrow keys choose an option, Enter submits, Escape closes the list and restores
 * the typed text.
 */
export function SearchBox() {
  const store = useService(services.SuggestionStore)
  const memory = useService(services.ExpiringStore)
  const { suggestions, text: suggestedFor } = useStream(store.state)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const listId = useId()
  const query = new URLSearchParams(search).get('q') ?? ''
  const [typed, setTyped] = useState(() => searchSubmit('', query, pathname).box)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [past, setPast] = useState<readonly SuggestionOption[]>([])

  // The box follows the address, except on deal pages (rules.md S14). Not done in an effect, because the first one would
  // clear text that was typed before hydration.
  const address = `${pathname}?${query}`
  const [followed, setFollowed] = useState(address)
  if (address !== followed) {
    setFollowed(address)
    setTyped(searchSubmit(typed, query, pathname).box)
    setOpen(false)
    setActive(-1)
  }

  // The text is empty or equals the shown search, so no suggestions are requested.
  const untouched = typed.trim() === '' || typed === query
  const found = () => (suggestions && isSearchText(typed) ? suggestionOptions(suggestions, suggestedFor) : [])
  const options = !open ? [] : untouched ? past : found()
  const chosen = options[active]
  /** Loads the past searches, and their code on first use. If the code fails to load, the box works without them. */
  const recall = async (change?: (searches: PastSearches) => void) => {
    const part = await import('./past-searches.ts').catch(() => undefined)
    const searches = part?.pastSearches(memory)
    if (!searches) return
    change?.(searches)
    setPast(part?.pastOptions(searches.read()) ?? [])
  }
  const remember = (text: string) => void recall((searches) => searches.add(text))
  const remind = () => {
    setOpen(true)
    void recall()
  }
  const take = ({ kind, href, typed: begun, rest }: SuggestionOption) => {
    setActive(-1)
    if (kind === 'forget') return void recall((searches) => searches.clear())
    if (kind === 'keyword' || kind === 'past') remember(begun + rest)
    if (kind === 'category') remember(begun)
    setOpen(false)
    void navigate(href)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) return take(chosen)
    const { to } = searchSubmit(typed, query, pathname)
    if (to === undefined) return
    remember(typed)
    setOpen(false)
    void navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One position more than there are options: the field itself.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    }
  }
  const browseFrom = options.filter(({ kind }) => kind !== 'browse').length
  const row = (option: SuggestionOption, index: number) => (
    <div
      key={option.key}
      id={`${listId}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      className={index === active ? css.activeOption : css.option}
      onPointerDown={(event) => {
        event.preventDefault()
        take(option)
      }}
    >
      {'image' in option ? (
        <img src={`/img/96/${option.image}`} alt="" width={36} height={36} className={css.picture} />
      ) : (
        <Icon name={icons[option.kind] ?? 'search'} />
      )}
      <span>
        {option.typed}
        <b>{option.rest}</b>
        {option.kind === 'category' && <span className={css.scope}> {option.scope} içinde</span>}
      </span>
      {option.kind === 'product' && <span className={css.price}>{formatPrice(option.price)}</span>}
    </div>
  )
  const none =
    open && !untouched && suggestions && suggestedFor === typed.trim() && options.length === 0 && isSearchText(typed)

  return (
    <form action="/arama" role="search" className={css.form} onSubmit={submit}>
      <input
        name="q"
        type="search"
        // An address has room for 16 KB including headers, and a Turkish letter takes six bytes of it.
        maxLength={500}
        className={css.input}
        aria-label={texts.label}
        placeholder={texts.placeholder}
        autoComplete="off"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${listId}-${active}` : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
          setActive(-1)
          store.type(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onFocus={remind}
        onClick={remind}
        onBlur={() => setOpen(false)}
      />
      <button type="submit" className={css.submit} aria-label={texts.submit} />
      <div
        id={listId}
        role="listbox"
        aria-label={texts.label}
        className={options.length > 0 ? css.list : css.closed}
        // The page below does not scroll while options are shown (specification section 2).
        data-covers-page={options.length > 0 || undefined}
      >
        {options[0]?.kind === 'past' && (
          <div className={css.group} aria-hidden>
            {texts.past}
          </div>
        )}
        {options.slice(0, browseFrom).map(row)}
        {browseFrom < options.length && (
          <div role="group" aria-label={texts.browse}>
            <div className={css.group} aria-hidden>
              {texts.browse}
            </div>
            {options.slice(browseFrom).map((option, index) => row(option, browseFrom + index))}
          </div>
        )}
      </div>
      {none && <p className={css.none}>{texts.none}</p>}
      <VisuallyHidden role="status">{open && options.length > 0 ? texts.count(options.length) : ''}</VisuallyHidden>
    </form>
  )
}
