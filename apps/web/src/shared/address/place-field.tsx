import { type FoundPlace, placeLimits, placeLine, type ReadPlace } from '@market/domain/account'
import { Button, Icon, TextField, useCombobox, VisuallyHidden } from '@market/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
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
 * A text field for an address in any order, which finds the neighbourhood or district in it. The
 * best match is selected, so that Enter takes it, even if the answer arrives after the key. A place that the text does
 * not clearly name must be confirmed; a place chosen from the list needs no confirmation.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { line, place, guessed, error, onLine, onPlace, onConfirm, onAnother, onList, onLeave } = props
  const wrapper = useRef<HTMLDivElement>(null)
  const [hurried, setHurried] = useState(false)
  const words = place ? '' : line.trim()
  const search = usePlaceSearch(words)
  const fresh = search?.words === words
  const box = useCombobox({
    label: texts.label,
    options: search?.found ?? [],
    selectsFirst: true,
    onTake: (option) => take(option, true),
  })
  const { options, selected } = box

  const take = (taken: ReadPlace, isChosen = box.isMoved) => {
    box.close()
    setHurried(false)
    onPlace(isChosen ? { ...taken, guessed: false } : taken)
  }
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (guessed) confirm.current?.focus()
  }, [guessed])
  const takeLate = useEffectEvent(() => {
    setHurried(false)
    if (selected) take(selected)
  })
  useEffect(() => {
    if (hurried && fresh) takeLate()
  }, [hurried, fresh])

  const onKeyDown = (event: KeyboardEvent) => {
    box.field.onKeyDown(event)
    if (event.key !== 'Enter' || !box.isOpen || words.length < placeLimits.minCharacters) return
    if (fresh && options.length === 0) return
    event.preventDefault()
    if (fresh && selected) take(selected)
    else setHurried(true)
  }
  const none = box.isOpen && fresh && options.length === 0
  const hint = place
    ? addressTexts.hints.address
    : none
      ? search?.found
        ? texts.none
        : texts.failed
      : options.length > 0
        ? undefined
        : texts.hint
  return (
    <div className={css.field} ref={wrapper}>
      <div className={css.box}>
        <TextField
          {...(!place && { ...box.field, onKeyDown })}
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
            box.restart()
            setHurried(false)
            onLine(target.value)
          }}
          onBlur={() => {
            box.close()
            setHurried(false)
            onLeave()
          }}
        />
        {!place && (
          <div {...box.list}>
            {options.map((option, index) => (
              <div key={placeLine(option)} {...box.optionAt(index, css.option)}>
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
