import { formatPrice } from '@market/domain/money'
import { isSearchText, type PastSearches } from '@market/domain/catalog'
import { searchSubmit } from '@market/domain/shell'
import { useService, useStream } from '@market/react'
import { classNames, Icon, type IconName, useCombobox, VisuallyHidden } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { frameTexts } from '../texts.ts'
import { type SuggestionOption, suggestionOptions } from './suggestion-options.ts'
import * as css from './search-box.css.ts'

const texts = frameTexts.search
const icons: Partial<Record<SuggestionOption['kind'], IconName>> = { category: 'squares', past: 'clock', forget: 'x' }

/** The search field with suggestions. Enter takes the selected suggestion, or submits the typed text. */
export function SearchBox() {
  const store = useService(services.SuggestionStore)
  const memory = useService(services.ExpiringStore)
  const { suggestions, text: suggestedFor } = useStream(store.state)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search).get('q') ?? ''
  const [typed, setTyped] = useState(() => searchSubmit('', query, pathname).box)
  const [past, setPast] = useState<readonly SuggestionOption[]>([])

  // The text is empty or equals the shown search, so no suggestions are requested.
  const untouched = typed.trim() === '' || typed === query
  const found = () => (suggestions && isSearchText(typed) ? suggestionOptions(suggestions, suggestedFor) : [])
  const box = useCombobox({
    label: texts.label,
    options: untouched ? past : found(),
    onTake: (option) => take(option),
  })
  const { options } = box

  // The box follows the address, except on deal pages (rules.md S14). Not done in an effect, because the first one would
  // clear text that was typed before hydration.
  const address = `${pathname}?${query}`
  const [followed, setFollowed] = useState(address)
  if (address !== followed) {
    setFollowed(address)
    setTyped(searchSubmit(typed, query, pathname).box)
    box.close()
  }

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
    box.open()
    void recall()
  }
  const take = ({ kind, href, typed: begun, rest }: SuggestionOption) => {
    if (kind === 'forget') {
      box.restart()
      return void recall((searches) => searches.clear())
    }
    if (kind === 'keyword' || kind === 'past') remember(begun + rest)
    if (kind === 'category') remember(begun)
    box.close()
    void navigate(href)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (box.selected) return take(box.selected)
    const { to } = searchSubmit(typed, query, pathname)
    if (to === undefined) return
    remember(typed)
    box.close()
    void navigate(to)
  }
  const browseFrom = options.filter(({ kind }) => kind !== 'browse').length
  const row = (option: SuggestionOption, index: number) => (
    <div key={option.key} {...box.optionAt(index, css.option)}>
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
    box.isOpen &&
    !untouched &&
    suggestions &&
    suggestedFor === typed.trim() &&
    options.length === 0 &&
    isSearchText(typed)

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
        {...box.field}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          box.restart()
          store.type(event.target.value)
        }}
        onFocus={remind}
        onClick={remind}
        onBlur={box.close}
      />
      <button type="submit" className={css.submit} aria-label={texts.submit} />
      <div
        {...box.list}
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
      {none && <p className={classNames(box.panel, css.none)}>{texts.none}</p>}
      <VisuallyHidden role="status">{options.length > 0 ? texts.count(options.length) : ''}</VisuallyHidden>
    </form>
  )
}
