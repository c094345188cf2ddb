import { type FoundPlace, placeLimits, type ReadPlace } from '@market/domain/account'
import { lineWords } from './line-words.ts'
import { makeNameFinder, nameKey, type NamedPlace, type PlaceName, nameWords } from './named-places.ts'
import { streetOf } from './street-of.ts'

/** A place, its other common names, and the first digits of its postal codes. */
export interface KnownPlace extends FoundPlace {
  readonly also?: string
  /** The two digits of the province. */
  readonly code?: string
}
interface Entry {
  readonly place: KnownPlace
  readonly order: number
  readonly names: readonly PlaceName[]
}
/**
 * The names found in a line, indexed, so that each of the thousands of places for two letters only looks up its own.
 */
interface Named {
  readonly byName: ReadonlyMap<string, readonly NamedPlace[]>
  /** Provinces and districts that are certain. */
  readonly sure: readonly NamedPlace[]
}
interface Candidate extends Entry {
  readonly score: number
  readonly named: readonly NamedPlace[]
  readonly isNeighbourhoodNamed: boolean
  /** The whole of a district. */
  readonly isRegion: boolean
}

/** The largest provinces come first among places that fit equally well. */
const largest = ['istanbul', 'ankara', 'izmir', 'bursa', 'antalya', 'konya', 'adana', 'gaziantep', 'kocaeli', 'mersin']

/**
 * Finds the places that an address line may mean, in any usual order and spelling: “Moda Cad. 12/3 Kadıköy” is Kadıköy
 * in İstanbul with the street “Moda Cad. 12/3”. Door, block, postal code and other words are left in the street. Best
 * matches come first, then districts before neighbourhoods, villages last, and large cities before small ones.
 */
export function makePlaceFinder(places: Iterable<KnownPlace>): (line: string) => readonly ReadPlace[] {
  const index = indexOf(places)
  const findNames = makeNameFinder(index.names.values())
  return (line) => {
    const text = line.slice(0, placeLimits.maxCharacters)
    const words = lineWords(text)
    if (words.map(({ key }) => key).join('').length < placeLimits.minCharacters) return []
    const named = findNames(words)
    const entries = new Set(named.flatMap(({ name }) => index.byName.get(name.id) ?? []))
    const isWhole = words.every(
      ({ kind }, at) => kind !== null || named.some(({ from, to, weight }) => weight > 0 && from <= at && at < to),
    )
    // A line of nothing but its district also offers what is in it.
    const regions = isWhole ? [...entries].filter(({ place }) => place.neighborhood === '') : []
    for (const { place } of regions)
      for (const entry of index.inDistrict.get(districtKey(place)) ?? []) entries.add(entry)
    const isStreetAlone = named.every(({ weight }) => weight === 0)
    const lookup = lookupOf(named)
    const fitting = [...entries]
      .map((entry) => candidate(entry, lookup))
      .filter(
        (one) =>
          isWhole ||
          one.isRegion ||
          one.named.some(
            ({ name, weight }) => name.kind === 'quarter' || (name.kind === 'neighbourhood' && weight > 0),
          ),
      )
      .filter(
        ({ score, named: own }) => score > 0 || (isStreetAlone && own.some(({ name }) => name.kind === 'quarter')),
      )
      .toSorted((one, other) => other.score - one.score || one.order - other.order)
    const [best] = fitting
    const found = fitting.filter((one) => best?.place.neighborhood === '' || one.score > (best?.score ?? 0) * 0.6)
    return found.slice(0, placeLimits.atMost).map((one) => ({
      city: one.place.city,
      district: one.place.district,
      neighborhood: one.place.neighborhood,
      ...streetOf(text, words, one.named, one.place.code),
      guessed: isGuessed(one, found),
    }))
  }
}

/** Another place fits as well, or the line does not name the neighbourhood. */
const isGuessed = (one: Candidate, found: readonly Candidate[]): boolean =>
  (one.place.neighborhood !== '' && !one.isNeighbourhoodNamed) ||
  found.some(
    (other) =>
      other !== one &&
      other.score >= one.score &&
      (one.place.neighborhood !== '' || districtKey(other.place) !== districtKey(one.place)),
  )

/** Off the score of a place that is not in the district or province that the line names. */
const otherRegion = 40

const districtKey = ({ district, city }: FoundPlace): string => `${district}, ${city}`

function indexOf(places: Iterable<KnownPlace>) {
  const names = new Map<string, PlaceName>()
  const byName = new Map<string, Entry[]>()
  const inDistrict = new Map<string, Entry[]>()
  const keep = (map: Map<string, Entry[]>, key: string, entry: Entry) => {
    const there = map.get(key)
    if (there) there.push(entry)
    else map.set(key, [entry])
  }
  const call = (kind: PlaceName['kind'], name: string, entry?: Entry): PlaceName => {
    const key = nameKey(name)
    const id = `${kind} ${key}`
    const there = names.get(id) ?? { id, kind, key, words: nameWords(name) }
    names.set(id, there)
    if (entry) keep(byName, id, entry)
    return there
  }
  for (const place of places) {
    const { city, district, neighborhood, also = '' } = place
    const rank = largest.indexOf(nameKey(city))
    const order =
      (rank < 0 ? largest.length : rank) + (neighborhood === '' ? 0 : 20) + (neighborhood.includes('Köyü') ? 40 : 0)
    const own: PlaceName[] = []
    const entry = { place, order, names: own }
    if (neighborhood !== '') {
      const village = neighborhood.match(/\((.+)\)/u)?.[1]
      own.push(call('neighbourhood', mainName(neighborhood), entry))
      if (also !== '') own.push(call('quarter', also, entry))
      if (village) own.push(call('quarter', village, entry))
      keep(inDistrict, districtKey(place), entry)
    } else if (also !== '') own.push(call('quarter', also, entry))
    const region = neighborhood === '' ? entry : undefined
    own.push(call('district', district, region), call('city', city, region))
  }
  return { names, byName, inDistrict }
}

/** Without the village that it was before. */
const mainName = (neighborhood: string): string => neighborhood.replace(/\s*\(.+\)/u, '')

function lookupOf(named: readonly NamedPlace[]): Named {
  const byName = new Map<string, NamedPlace[]>()
  for (const one of named) {
    const there = byName.get(one.name.id)
    if (there) there.push(one)
    else byName.set(one.name.id, [one])
  }
  return {
    byName,
    sure: named.filter(({ name: { kind }, isSure }) => isSure && (kind === 'district' || kind === 'city')),
  }
}

/** Rates how well the line names a place: each word of the line counts for one of the place's names only. */
function candidate(entry: Entry, { byName, sure: allSure }: Named): Candidate {
  const own = entry.names
    .flatMap(({ id }) => byName.get(id) ?? [])
    .toSorted((one, other) => other.weight - one.weight || other.from - one.from)
  const taken: NamedPlace[] = []
  for (const one of own) {
    const isFree = taken.every(
      (other) => one.name.kind !== other.name.kind && (one.to <= other.from || other.to <= one.from),
    )
    if (isFree) taken.push(one)
  }
  const elsewhere = (['district', 'city'] as const).filter((kind) => {
    const sure = allSure.filter(
      (one) =>
        one.name.kind === kind &&
        // The same words may be the place's own name: Kadıköy is a neighbourhood too.
        !taken.some((other) => other.name.kind !== kind && other.from < one.to && one.from < other.to),
    )
    return sure.length > 0 && !sure.some(({ name }) => name.key === nameKey(entry.place[kind]))
  })
  return {
    ...entry,
    isRegion: entry.place.neighborhood === '',
    score: taken.reduce((sum, { weight }) => sum + weight, 0) - elsewhere.length * otherRegion,
    named: taken,
    isNeighbourhoodNamed: taken.some(({ name: { kind }, weight }) => kind === 'neighbourhood' && weight > 0),
  }
}
