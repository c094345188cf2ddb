import { formatPrice, isSearchText, searchSubmit } from '@market/domain'
import { Icon, VisuallyHidden } from '@market/ui'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { frameTexts } from '../texts.ts'
import { type SuggestionOption, suggestionOptions } from './suggestion-options.ts'
import * as css from './search-box.css.ts'

const texts = frameTexts.search

/** The search field as an ARIA combobox: arrows choose, Enter goes, Escape closes and gives the typed text back. */
export function SearchBox() {
  const store = useService(services.SuggestionStore)
  const { suggestions, text: suggestedFor } = useStream(store.state)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const listId = useId()
  const query = new URLSearchParams(search).get('q') ?? ''
  const [typed, setTyped] = useState(() => searchSubmit('', query, pathname).box)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  // The box follows the address, except on deal pages (rules.md S14). No effect: the first would empty what is typed meanwhile.
  const address = `${pathname}?${query}`
  const [followed, setFollowed] = useState(address)
  if (address !== followed) {
    setFollowed(address)
    setTyped(searchSubmit(typed, query, pathname).box)
    setOpen(false)
    setActive(-1)
  }

  const options = open && suggestions && isSearchText(typed) ? suggestionOptions(suggestions, suggestedFor) : []
  const chosen = options[active]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const to = chosen?.href ?? searchSubmit(typed, query, pathname).to
    if (to === undefined) return
    void navigate(to)
    setOpen(false)
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
      // One place more than the options: back in the field.
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
        setOpen(false)
        void navigate(option.href)
      }}
    >
      {'image' in option ? (
        <img src={`/img/96/${option.image}`} alt="" width={36} height={36} className={css.picture} />
      ) : (
        <Icon name={option.kind === 'category' ? 'squares' : 'search'} />
      )}
      <span>
        {option.typed}
        <b>{option.rest}</b>
        {option.kind === 'category' && <span className={css.scope}> {option.scope} içinde</span>}
      </span>
      {option.kind === 'product' && <span className={css.price}>{formatPrice(option.price)}</span>}
    </div>
  )
  const none = open && suggestions && suggestedFor === typed.trim() && options.length === 0 && isSearchText(typed)

  return (
    <form action="/arama" role="search" className={css.form} onSubmit={submit}>
      <input
        name="q"
        type="search"
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
        onBlur={() => setOpen(false)}
      />
      <button type="submit" className={css.submit} aria-label={texts.submit}>
        <Icon name="search" size="lg" />
      </button>
      <div
        id={listId}
        role="listbox"
        aria-label={texts.label}
        className={options.length > 0 ? css.list : css.closed}
        // The page below does not scroll meanwhile (specification section 2).
        data-covers-page={options.length > 0 || undefined}
      >
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
      <VisuallyHidden>
        <span role="status">{open && options.length > 0 ? texts.count(options.length) : ''}</span>
      </VisuallyHidden>
    </form>
  )
}
