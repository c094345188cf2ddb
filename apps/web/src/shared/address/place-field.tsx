import { type FoundPlace, placeLine, splitPlace } from '@market/domain'
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
  readonly onPlace: (place: FoundPlace, street: string) => void
  readonly onAnother: () => void
  /** Province, district and neighbourhood are chosen from lists instead. */
  readonly onList: () => void
  readonly onLeave: () => void
}

/**
 * An address in one line, whose last words find the neighbourhood or district (an ARIA combobox). The best place is marked, so
 * that Enter takes it, also where the answer comes later than the key.
 */
export function PlaceField({ line, place, error, onLine, onPlace, onAnother, onList, onLeave }: PlaceFieldProps) {
  const listId = useId()
  const wrapper = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [hurried, setHurried] = useState(false)
  const parts = splitPlace(line)
  const words = place ? '' : parts.place
  const search = usePlaceSearch(words)
  const fresh = search?.words === words
  const options = (open && search?.found) || []
  const chosen = options[active] ?? options[0]

  const take = (taken: FoundPlace) => {
    setOpen(false)
    setHurried(false)
    onPlace(taken, parts.street)
  }
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
      setActive((options.indexOf(chosen as FoundPlace) + step + options.length) % options.length)
    }
    if (event.key !== 'Enter' || !open || words.length < 2) return
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
        : parts.street === ''
          ? texts.hint
          : texts.hintAfterStreet
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
            // Not for what the browser fills in from elsewhere.
            setOpen(target === document.activeElement)
            setActive(0)
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
                onClick={() => take(option)}
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
        {place ? texts.taken(placeLine(place)) : options.length > 0 && texts.found(options.length)}
      </VisuallyHidden>
    </div>
  )
}
