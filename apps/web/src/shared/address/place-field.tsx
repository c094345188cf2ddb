import { type FoundPlace, placeLimits, placeLine, type ReadPlace } from '@market/domain/account'
import { Button, Icon, TextField, VisuallyHidden } from '@market/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import * as css from './place-field.css.ts'
import { addressTexts } from './texts.ts'
import { usePlaceSearch } from './use-place-search.ts'

const texts = addressTexts.place

interface PlaceFieldProps {
  readonly line: string
  /** Undefined until a place was chosen. */
  readonly place: FoundPlace | undefined
  readonly error: ReactNode
  readonly onLine: (line: string) => void
  /** The place was guessed, so the shopper is asked to confirm it. */
  readonly guessed: boolean
  readonly onPlace: (place: ReadPlace) => void
  /** The guessed place is right, or at least its district. */
  readonly onConfirm: (neighborhood: boolean) => void
  readonly onAnother: () => void
  /** Switches to choosing province, district and neighbourhood from lists. */
  readonly onList: () => void
  readonly onLeave: () => void
}

/**
 * A text field for an address in any order, which finds the neighbourhood or district in it (an ARIA combobox). The
 * best match is selected, so that Enter takes it, even if the answer arrives after the key. A place that the text does
 * not clearly name must be confirmed; a place chosen from the list needs no confirmation.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { line, place, guessed, error, onLine, onPlace, onConfirm, onAnother, onList, onLeave } = props
  const listId = useId()
  const wrapper = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  /** Index of the option that the shopper selected; undefined while the first is selected by default. */
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
              // The field handles the keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={placeLine(option)}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={option === chosen}
                className={option === chosen ? css.activeOption : css.option}
                // Keeps the focus in the field.
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
