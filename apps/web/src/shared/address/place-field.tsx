import { type FoundPlace, placeLimits, placeLine, type ReadPlace } from '@market/domain/account'
import { Button, Icon, TextField, VisuallyHidden } from '@market/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import * as css from './place-field.css.ts'
import { addressTexts } from './texts.ts'
import { usePlaceSearch } from './use-place-search.ts'

const texts = addressTexts.place

interface PlaceFieldProps {
  readonly line: string
  /** Undefined until one was chosen. */
  readonly place: FoundPlace | undefined
  readonly error: ReactNode
  readonly onLine: (line: string) => void
  /** The place was not named for certain: the shopper is asked. */
  readonly guessed: boolean
  readonly onPlace: (place: ReadPlace) => void
  /** The guess is right, or only its district is. */
  readonly onConfirm: (neighborhood: boolean) => void
  readonly onAnother: () => void
  /** Province, district and neighbourhood are chosen from lists instead. */
  readonly onList: () => void
  readonly onLeave: () => void
}

/**
 * An address in one line, in any order, in which the neighbourhood or district is found (an ARIA combobox). The best place is
 * marked, so that Enter takes it, also where the answer comes later than the key. A place that the line does not name for certain
 * is shown to be confirmed; one that was chosen from the list is certain.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { line, place, guessed, error, onLine, onPlace, onConfirm, onAnother, onList, onLeave } = props
  const listId = useId()
  const wrapper = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  /** The marked option; undefined while it is the first one by itself. */
  const [active, setActive] = useState<number>()
  const [hurried, setHurried] = useState(false)
  const words = place ? '' : line.trim()
  const search = usePlaceSearch(words)
  const fresh = search?.words === words
  const options = (open && search?.found) || []
  const chosen = options[active ?? 0] ?? options[0]

  const take = (taken: ReadPlace, isChosen = active !== undefined) => {
    setOpen(false)
    setHurried(false)
    onPlace(isChosen ? { ...taken, guessed: false } : taken)
  }
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (guessed) confirm.current?.focus()
  }, [guessed])
  const takeLate = useEffectEvent(() => {
    setHurried(false)
    if (chosen) take(chosen)
  })
  useEffect(() => {
    if (hurried && fresh) takeLate()
  }, [hurried, fresh])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((options.indexOf(chosen as ReadPlace) + step + options.length) % options.length)
    }
    if (event.key !== 'Enter' || !open || words.length < placeLimits.minCharacters) return
    if (fresh && options.length === 0) return
    event.preventDefault()
    if (fresh && chosen) take(chosen)
    else setHurried(true)
  }
  const none = open && fresh && options.length === 0
  const hint = place
    ? addressTexts.hints.address
    : none
      ? search?.found
        ? texts.none
        : texts.failed
      : options.length > 0
        ? undefined
        : texts.hint
  const combobox = place
    ? {}
    : {
        role: 'combobox',
        'aria-expanded': options.length > 0,
        'aria-controls': listId,
        'aria-autocomplete': 'list' as const,
        'aria-activedescendant': chosen ? `${listId}-${options.indexOf(chosen)}` : undefined,
        onKeyDown,
      }
  return (
    <div className={css.field} ref={wrapper}>
      <div className={css.box}>
        <TextField
          {...combobox}
          id="address-address"
          name="address"
          label={addressTexts.fields.address}
          mark={addressTexts.required}
          autoComplete="shipping street-address"
          maxLength={500}
          value={line}
          error={options.length > 0 ? undefined : error}
          hint={hint}
          onChange={({ target }) => {
            setOpen(true)
            setActive(undefined)
            setHurried(false)
            onLine(target.value)
          }}
          onBlur={() => {
            setOpen(false)
            setHurried(false)
            onLeave()
          }}
        />
        {!place && (
          <div
            id={listId}
            role="listbox"
            aria-label={texts.label}
            className={options.length > 0 ? css.list : css.closed}
          >
            {options.map((option, index) => (
              // The keys are the field's.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={placeLine(option)}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={option === chosen}
                className={option === chosen ? css.activeOption : css.option}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(option, true)}
              >
                <Icon name="map-pin" />
                <span>
                  {option.neighborhood && <b>{option.neighborhood}, </b>}
                  {option.district} / {option.city}
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
      {place && guessed && (
        <div className={css.guess} role="group" aria-label={texts.guess.label}>
          <p className={css.question}>{texts.guess.ask(placeLine(place))}</p>
          <Button size="sm" ref={confirm} onClick={() => onConfirm(true)}>
            {texts.guess.yes}
          </Button>
          {place.neighborhood !== '' && (
            <Button size="sm" variant="secondary" onClick={() => onConfirm(false)}>
              {texts.guess.districtOnly(place.district)}
            </Button>
          )}
        </div>
      )}
      {place ? (
        <p className={css.chosen}>
          <Icon name="map-pin" />
          <span>{placeLine(place)}</span>
          <Button
            variant="text"
            size="sm"
            aria-label={texts.changeLabel(placeLine(place))}
            onClick={() => {
              onAnother()
              wrapper.current?.querySelector('input')?.focus()
            }}
          >
            {texts.change}
          </Button>
        </p>
      ) : (
        <p className={css.chosen}>
          <Button variant="text" size="sm" onClick={onList}>
            {texts.list}
          </Button>
        </p>
      )}
      <VisuallyHidden role="status">
        {place ? !guessed && texts.taken(placeLine(place)) : options.length > 0 && texts.found(options.length)}
      </VisuallyHidden>
    </div>
  )
}
