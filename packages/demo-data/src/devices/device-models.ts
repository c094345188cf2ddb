/** Offers and links carry these ids: append to the end of a list and never reorder. */
export const deviceTypes = [
  { id: 1, name: 'Akıllı telefon' },
  { id: 2, name: 'Tablet' },
  { id: 3, name: 'Akıllı saat' },
] as const

export const deviceBrands = [
  { id: 1, name: 'Telva' },
  { id: 2, name: 'Nova' },
  { id: 3, name: 'Orkun' },
  { id: 4, name: 'Zirve' },
  { id: 5, name: 'Mavera' },
] as const

export interface SeedDevice {
  readonly id: number
  readonly type: 1 | 2 | 3
  readonly brand: 1 | 2 | 3 | 4 | 5
  readonly name: string
  /** Lira for one in perfect condition with the smallest memory. */
  readonly best: number
  /** Sizes in gigabytes, the smallest first. */
  readonly memories: readonly number[]
}
const device = (
  id: number,
  [type, brand]: readonly [SeedDevice['type'], SeedDevice['brand']],
  name: string,
  best: number,
  ...memories: readonly number[]
): SeedDevice => ({ id, type, brand, name, best, memories })

/** Devices that are bought, newest model of a brand first. Brands and models are invented. */
export const devices: readonly SeedDevice[] = [
  device(101, [1, 1], 'Telva X5 Pro', 27_500, 256, 512, 1024),
  device(102, [1, 1], 'Telva X5', 21_000, 128, 256, 512),
  device(103, [1, 1], 'Telva X4', 14_750, 128, 256),
  device(104, [1, 1], 'Telva X3', 9_800, 64, 128, 256),
  device(105, [1, 1], 'Telva Lite 3', 5_900, 64, 128),
  device(111, [1, 2], 'Nova M2 Pro', 18_400, 256, 512),
  device(112, [1, 2], 'Nova M2', 13_200, 128, 256),
  device(113, [1, 2], 'Nova M1', 8_100, 64, 128),
  device(114, [1, 2], 'Nova Neo', 4_600, 64, 128),
  device(121, [1, 3], 'Orkun A10 Zoom', 16_300, 256, 512),
  device(122, [1, 3], 'Orkun A10', 10_900, 128, 256),
  device(123, [1, 3], 'Orkun A9', 6_400, 64, 128),
  device(131, [1, 4], 'Zirve Z1 Katlanır', 24_900, 256, 512),
  device(132, [1, 4], 'Zirve Z1', 9_300, 128, 256),
  device(133, [1, 4], 'Zirve Lite', 3_900, 64),
  device(141, [1, 5], 'Mavera Vadi 7', 8_700, 128, 256),
  device(142, [1, 5], 'Mavera Vadi 6', 5_200, 64, 128),
  device(201, [2, 1], 'Telva Sayfa 12,4', 14_200, 128, 256, 512),
  device(202, [2, 1], 'Telva Sayfa Mini', 7_600, 64, 128),
  device(211, [2, 2], 'Nova Defter T', 9_400, 128, 256),
  device(212, [2, 2], 'Nova Defter T Lite', 4_300, 64),
  device(241, [2, 5], 'Mavera Vadi Tab', 3_800, 64, 128),
  device(301, [3, 1], 'Telva Saat 4', 5_700),
  device(302, [3, 1], 'Telva Saat 3', 3_400),
  device(321, [3, 3], 'Orkun Tempo', 2_600),
  device(331, [3, 4], 'Zirve Patika GPS', 4_100),
]
