import type { Place } from '@market/domain/content'
import { Icon } from '@market/ui'
import * as css from './blocks.css.ts'
import { contentTexts } from '../texts.ts'
import * as tileCss from './tiles.css.ts'

const texts = contentTexts.places

/** Branches by city, with phone numbers as links. */
export function PlaceList({ places }: { readonly places: readonly Place[] }) {
  return (
    <ul className={tileCss.places}>
      {places.map(({ name, city, address, hours, phone }) => (
        <li key={`${city} ${name}`} className={tileCss.place}>
          <Icon name="map-pin" className={tileCss.placeIcon} />
          <div>
            <h3 className={tileCss.placeName}>
              {name} <span className={tileCss.placeCity}>{city}</span>
            </h3>
            <p>{address}</p>
            <p className={tileCss.placeNote}>
              {texts.hours}: {hours}
            </p>
            {phone && (
              <p className={tileCss.placeNote}>
                {texts.phone}:{' '}
                <a href={`tel:${phone.replaceAll(/\D/g, '')}`} className={css.link}>
                  {phone}
                </a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
