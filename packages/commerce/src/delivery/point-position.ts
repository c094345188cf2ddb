/** Centres of the provinces, in degrees north and east. */
const centres: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  Adana: [37, 35.32],
  Adıyaman: [37.76, 38.28],
  Afyonkarahisar: [38.76, 30.54],
  Ağrı: [39.72, 43.05],
  Aksaray: [38.37, 34.03],
  Amasya: [40.65, 35.83],
  Ankara: [39.93, 32.86],
  Antalya: [36.89, 30.71],
  Ardahan: [41.11, 42.7],
  Artvin: [41.18, 41.82],
  Aydın: [37.85, 27.84],
  Balıkesir: [39.65, 27.88],
  Bartın: [41.64, 32.34],
  Batman: [37.88, 41.13],
  Bayburt: [40.26, 40.22],
  Bilecik: [40.14, 29.98],
  Bingöl: [38.88, 40.5],
  Bitlis: [38.4, 42.11],
  Bolu: [40.73, 31.61],
  Burdur: [37.72, 30.29],
  Bursa: [40.19, 29.06],
  Çanakkale: [40.15, 26.41],
  Çankırı: [40.6, 33.62],
  Çorum: [40.55, 34.95],
  Denizli: [37.78, 29.09],
  Diyarbakır: [37.91, 40.24],
  Düzce: [40.84, 31.16],
  Edirne: [41.68, 26.56],
  Elazığ: [38.68, 39.22],
  Erzincan: [39.75, 39.49],
  Erzurum: [39.91, 41.28],
  Eskişehir: [39.78, 30.52],
  Gaziantep: [37.07, 37.38],
  Giresun: [40.91, 38.39],
  Gümüşhane: [40.46, 39.48],
  Hakkari: [37.57, 43.74],
  Hatay: [36.2, 36.16],
  Iğdır: [39.92, 44.05],
  Isparta: [37.76, 30.55],
  İstanbul: [41.01, 28.98],
  İzmir: [38.42, 27.14],
  Kahramanmaraş: [37.58, 36.94],
  Karabük: [41.2, 32.63],
  Karaman: [37.18, 33.22],
  Kars: [40.61, 43.1],
  Kastamonu: [41.38, 33.78],
  Kayseri: [38.73, 35.48],
  Kilis: [36.72, 37.12],
  Kırıkkale: [39.85, 33.51],
  Kırklareli: [41.74, 27.23],
  Kırşehir: [39.15, 34.16],
  Kocaeli: [40.77, 29.94],
  Konya: [37.87, 32.48],
  Kütahya: [39.42, 29.98],
  Malatya: [38.35, 38.31],
  Manisa: [38.61, 27.43],
  Mardin: [37.31, 40.74],
  Mersin: [36.81, 34.64],
  Muğla: [37.22, 28.36],
  Muş: [38.73, 41.49],
  Nevşehir: [38.62, 34.71],
  Niğde: [37.97, 34.68],
  Ordu: [40.98, 37.88],
  Osmaniye: [37.07, 36.25],
  Rize: [41.02, 40.52],
  Sakarya: [40.76, 30.4],
  Samsun: [41.29, 36.33],
  Siirt: [37.93, 41.94],
  Sinop: [42.03, 35.15],
  Sivas: [39.75, 37.02],
  Şanlıurfa: [37.16, 38.8],
  Şırnak: [37.52, 42.46],
  Tekirdağ: [40.98, 27.51],
  Tokat: [40.31, 36.55],
  Trabzon: [41, 39.72],
  Tunceli: [39.11, 39.55],
  Uşak: [38.68, 29.41],
  Van: [38.49, 43.38],
  Yalova: [40.65, 29.28],
  Yozgat: [39.82, 34.81],
  Zonguldak: [41.45, 31.79],
}
/** Turns between one number and the next, so that points spread evenly around their centre. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

interface District {
  readonly city: string
  readonly district: string
}
interface Degrees {
  readonly latitude: number
  readonly longitude: number
}

/** A hash of a name, the same on every machine. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7)

const beside = ({ latitude, longitude }: Degrees, away: number, turns: number): Degrees => ({
  latitude: latitude + away * Math.sin(turns * goldenAngle),
  longitude: longitude + away * Math.cos(turns * goldenAngle),
})
const rounded = ({ latitude, longitude }: Degrees): Degrees => ({
  latitude: Math.round(latitude * 100_000) / 100_000,
  longitude: Math.round(longitude * 100_000) / 100_000,
})

/** Around the centre of its province. */
function districtPosition({ city, district }: District): Degrees {
  const [latitude, longitude] = centres[city] ?? [39, 35]
  const number = numberOf(district)
  return beside({ latitude, longitude }, 0.015 + (number % 17) * 0.006, number)
}

/**
 * Position of a branch or a locker, some hundred metres from the middle of its district. Invented, as the points are.
 */
export const pointPosition = ({ id, ...where }: District & { readonly id: number }): Degrees =>
  rounded(beside(districtPosition(where), 0.002 + (id % 11) * 0.0012, id))

/**
 * The middle of a neighbourhood, or of its district if no neighbourhood is given. Invented, as the points near it are.
 */
export function neighborhoodPosition({
  neighborhood,
  ...where
}: District & { readonly neighborhood: string }): Degrees {
  const middle = districtPosition(where)
  if (neighborhood === '') return rounded(middle)
  const number = numberOf(neighborhood)
  return rounded(beside(middle, 0.001 + (number % 13) * 0.001, number))
}
