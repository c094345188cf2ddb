import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

interface Wrap {
  readonly box: readonly [string, string]
  readonly sheet: readonly [string, string, string]
  /** How much of what lies below is seen through the sheet. */
  readonly clear?: boolean
  readonly words: readonly [string, string]
}

/** A long carton on a table with the sheet drawn out over its edge, and the kind printed on it. */
const rollOf = ({ box: [light, dark], sheet: [left, middle, right], clear = false, words: [first, second] }: Wrap) =>
  sketch(({ across, slant, relief, box, shape, oval, line }) => [
    relief('#FFFFFF', '#3A4458', 2, shape('M12 42L32 24H118L100 42Z', slant(light, dark))),
    relief('#FFFFFF', '#3A4458', 2, shape('M100 42L118 24V54L100 74Z', dark)),
    relief('#FFFFFF', '#6A5A44', 1.4, oval(109, 50, 6, 11, '#C8A878')),
    oval(109, 50, 2.6, 5.6, '#5A4630'),
    relief('#FFFFFF', '#3A4458', 2.4, box(10, 41, 91, 34, 3, across(light, dark))),
    writeLetters(first, { x: 16, y: 42, width: 80, height: 17 }, '#FFFFFF'),
    writeLetters(second, { x: 16, y: 57, width: 80, height: 16 }, '#FFFFFF'),
    `<g${clear ? ' opacity=".72"' : ''}>${relief('#FFFFFF', '#6A7284', 2, shape('M14 75H98L108 112C96 122 84 106 72 114C60 121 48 108 36 115C26 120 14 114 8 112Z', across(left, middle, right)))}</g>`,
    line('M26 82L22 108M46 82L44 104M66 82L68 106M84 82L90 108', '#FFFFFF', 3, 0.55),
    line(
      'M14 76L17 79L20 76L23 79L26 76L29 79L32 76L35 79L38 76L41 79L44 76L47 79L50 76L53 79L56 76L59 79L62 76L65 79L68 76L71 79L74 76L77 79L80 76L83 79L86 76L89 79L92 76L95 79L98 76',
      '#59606E',
      1.4,
    ),
  ])

export const aluminiumFoil = rollOf({
  box: ['#3E74D0', '#2A54A4'],
  sheet: ['#A8B0BE', '#F6F8FB', '#969EAE'],
  words: ['ALÜMİNYUM', 'FOLYO'],
})
export const clingFilm = rollOf({
  box: ['#3FA866', '#23784A'],
  sheet: ['#D4ECF8', '#FFFFFF', '#C0E0F0'],
  clear: true,
  words: ['STREÇ', 'FİLM'],
})
export const bakingPaper = rollOf({
  box: ['#E2703A', '#B84A1C'],
  sheet: ['#D8B880', '#F2DCB0', '#CCA86C'],
  words: ['PİŞİRME', 'KÂĞIDI'],
})
