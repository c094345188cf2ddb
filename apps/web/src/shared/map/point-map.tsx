import type { PickupPoint } from '@market/domain/checkout'
import { useService } from '@market/react'
import { control, divIcon, map as drawMap, marker, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import { services } from '../../composition/tokens.ts'
import * as css from './point-map.css.ts'
import { mapTexts as texts } from './texts.ts'

export interface PointMapProps {
  readonly label: string
  readonly points: readonly PickupPoint[]
  readonly chosen?: number | undefined
  readonly onChoose?: ((id: number) => void) | undefined
}

/**
 * Branches or lockers on a map; a list beside it has the same information as text. Tiles come only from the operator's
 * address (`MAP_TILES`); without one the map has a plain background.
 */
export function PointMap({ label, points, chosen, onChoose }: PointMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const { mapTiles } = useService(services.Site)
  const choose = useEffectEvent((id: number) => onChoose?.(id))
  useEffect(() => {
    if (!box.current) return
    const options = { scrollWheelZoom: false, zoomControl: false, attributionControl: mapTiles !== undefined }
    const drawn = drawMap(box.current, options)
    control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(drawn)
    if (mapTiles !== undefined) tileLayer(mapTiles, { attribution: '© OpenStreetMap', maxZoom: 18 }).addTo(drawn)
    const placed = points.flatMap(({ id, name, position }) => {
      if (!position) return []
      const at = [position.latitude, position.longitude] as const
      const className = id === chosen ? css.chosen : css.pin
      marker([...at], { title: name, alt: name, icon: divIcon({ className, iconSize: [22, 22] }) })
        .bindTooltip(name)
        .on('click', () => choose(id))
        .addTo(drawn)
      return [[...at] as [number, number]]
    })
    if (placed.length > 0) drawn.fitBounds(placed, { padding: [32, 32], maxZoom: 14, animate: false })
    return () => void drawn.remove()
  }, [points, chosen, mapTiles])
  return <div ref={box} role="group" aria-label={label} className={css.map} />
}
