import { spriteFile } from '../icon/sprite-file.ts'
import * as css from './rating.css.ts'

const places = [0, 1, 2, 3, 4]

/** Five stars, filled to the nearest half of `value` (0 to 5); `label` is the text for screen readers. */
export function Stars({ value, label, size = 'md' }: { value: number; label: string; size?: keyof typeof css.stars }) {
  const halves = Math.round(value * 2)
  const drawing = (place: number) => {
    const filled = halves - place * 2
    return filled >= 2 ? 'star-filled' : filled === 1 ? 'star-half-filled' : 'star'
  }
  return (
    <svg className={css.stars[size]} viewBox="0 0 1388 256" role="img" aria-label={label}>
      {places.map((place) => (
        <use key={place} href={`${spriteFile}#${drawing(place)}`} x={place * 283} width="256" height="256" />
      ))}
    </svg>
  )
}
