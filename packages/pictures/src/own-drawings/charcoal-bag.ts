import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

/** A sack of barbecue charcoal with pieces before it. */
export const charcoalBag = sketch(({ across, glow, relief, box, shape, line }) => [
  relief(
    '#F4D8B0',
    '#4A2E0E',
    2.6,
    shape(
      'M24 12L34 6L44 12L54 6L64 12L74 6L84 12L94 6L104 12L108 108C108 114 104 118 98 118H30C24 118 20 114 20 108Z',
      across('#B88A54', '#DDB884', '#A87A44'),
    ),
  ),
  line('M26 20H102', '#7A5424', 2, 0.7),
  relief('#FFFFFF', '#2A0A04', 1.4, box(28, 30, 72, 50, 4, '#B8241A')),
  shape('M64 34C72 42 74 48 70 54C68 50 66 50 66 46C62 50 60 54 62 58C56 56 52 48 58 42C62 40 64 38 64 34Z', '#FFC83A'),
  writeLetters('MANGAL', { x: 32, y: 57, width: 64, height: 11 }, '#FFFFFF'),
  writeLetters('KÖMÜRÜ', { x: 32, y: 68, width: 64, height: 11 }, '#FFFFFF'),
  ...[
    [14, 104],
    [34, 98],
    [56, 106],
    [80, 100],
    [104, 106],
  ].map(([x = 0, y = 0]) =>
    relief(
      '#8A8E9A',
      '#04050A',
      1.6,
      shape(
        `M${x - 11} ${y + 4}L${x - 6} ${y - 7}L${x + 6} ${y - 8}L${x + 12} ${y + 1}L${x + 7} ${y + 13}L${x - 7} ${y + 14}Z`,
        glow('#4A4E5A', '#1A1C22'),
      ),
    ),
  ),
])
