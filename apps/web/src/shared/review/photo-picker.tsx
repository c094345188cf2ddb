import { Button, Icon, IconButton, Spinner } from '@market/ui'
import { type ChangeEvent, useId, useRef } from 'react'
import { photoFormTexts as texts } from './photo-form-texts.ts'
import * as css from './photo-picker.css.ts'
import type { ChosenPhoto, usePhotos } from './use-photos.ts'

/**
 * A field to choose photos or take them with a phone's camera. Each shows its upload state and has a button to remove
 * it.
 */
export function PhotoPicker({ of }: { readonly of: ReturnType<typeof usePhotos> }) {
  const { most, photos, note, known, load, add, again, remove, refuseMore } = of
  const sending = photos.filter(({ state }) => state === 'sending').length
  const sent = photos.filter(({ state }) => state === 'sent').length
  const hint = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    // Allows choosing the same file again after it was removed.
    target.value = ''
  }
  const ask = () => (photos.length < most ? chooser.current?.click() : refuseMore())
  const drop = (id: number) => {
    remove(id)
    // The pressed button was removed.
    opener.current?.focus()
  }
  return (
    <fieldset className={css.photos} aria-describedby={hint}>
      <legend>
        {texts.title} <small>{texts.optional}</small>
      </legend>
      <p id={hint} className={css.note}>
        {texts.hint(most)}
      </p>
      {photos.length > 0 && (
        <ol className={css.list}>
          {photos.map((photo, index) => (
            <li key={photo.id} className={css.item}>
              <div className={css.frame}>
                <Content photo={photo} number={index + 1} />
                <IconButton
                  icon="x"
                  label={texts.remove(index + 1)}
                  className={css.remove}
                  onClick={() => drop(photo.id)}
                />
              </div>
              {photo.state === 'refused' && (
                <p role="alert" className={css.error}>
                  {photo.why}{' '}
                  {photo.again && (
                    <Button variant="text" size="sm" aria-label={texts.againOf(index + 1)} onClick={() => again(photo)}>
                      {texts.again}
                    </Button>
                  )}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      {known === false && (
        <p className={css.note}>
          {texts.unseen}{' '}
          <Button variant="text" size="sm" onClick={() => void load()}>
            {texts.again}
          </Button>
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        tabIndex={-1}
        aria-label={texts.add}
        onChange={choose}
      />
      <Button ref={opener} variant="secondary" size="sm" icon="camera" onClick={ask}>
        {texts.add}
      </Button>
      <p role="status" className={css.note}>
        {note ?? (sending > 0 ? texts.sending(sending) : sent > 0 ? texts.sent(sent) : '')}
      </p>
    </fieldset>
  )
}

function Content({ photo, number }: { readonly photo: ChosenPhoto; readonly number: number }) {
  if (photo.state === 'sent')
    return <img src={photo.preview} alt={texts.photo(number)} width={96} height={96} className={css.preview} />
  return <div className={css.blank}>{photo.state === 'sending' ? <Spinner /> : <Icon name="warning-circle" />}</div>
}
