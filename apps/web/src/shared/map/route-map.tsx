import type { RouteStop } from '@market/domain/orders'
import { useService } from '@market/react'
import { control, divIcon, map as drawMap, marker, polygon, polyline, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef } from 'react'
import { services } from '../../composition/tokens.ts'
import * as css from './point-map.css.ts'
import { mapTexts } from './texts.ts'
import { turkey } from './turkey.ts'

export interface RouteMapProps {
  readonly label: string
  readonly stops: readonly RouteStop[]
}

/**
 * A parcel's route on a map: the country's outline, the route so far and ahead, and its places, numbered like the list
 * with the same information. Tiles are shown only if the operator has configured them (`MAP_TILES`).
 */
export function RouteMap({ label, stops }: RouteMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const { mapTiles } = useService(services.Site)
  useEffect(() => {
    if (!box.current) return
    const options = { scrollWheelZoom: false, zoomControl: false, attributionControl: mapTiles !== undefined }
    const drawn = drawMap(box.current, { ...options, zoomSnap: 0.25 })
    control.zoom({ zoomInTitle: mapTexts.zoomIn, zoomOutTitle: mapTexts.zoomOut }).addTo(drawn)
    if (mapTiles !== undefined) tileLayer(mapTiles, { attribution: '© OpenStreetMap', maxZoom: 18 }).addTo(drawn)
    else
      for (const land of turkey)
        polygon(land.map(pair), { className: css.land, interactive: false, smoothFactor: 0.5 }).addTo(drawn)
    const places = stops.map(({ position }): [number, number] => [position.latitude, position.longitude])
    const reached = stops.findLastIndex(({ state }) => state !== 'ahead')
    const way = (from: number, to: number, className: string) =>
      polyline(places.slice(from, to), { className, interactive: false }).addTo(drawn)
    way(0, reached + 1, css.wayDone)
    way(Math.max(0, reached), places.length, css.wayAhead)
    for (const [index, { name, state }] of stops.entries()) {
      const at = places[index]
      if (!at) continue
      const icon = divIcon({ className: css.stop[state], html: String(index + 1), iconSize: [26, 26] })
      marker(at, { title: name, alt: name, icon, keyboard: false, interactive: false }).addTo(drawn)
    }
    drawn.fitBounds(places, { padding: [48, 48], maxZoom: 9, animate: false })
    return () => void drawn.remove()
  }, [stops, mapTiles])
  return <div ref={box} role="group" aria-label={label} className={css.map} />
}

const pair = ([latitude, longitude]: readonly [number, number]): [number, number] => [latitude, longitude]
