import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const depilatoryWax = sketch(({ across, slant, relief, box, oval, shape }) => [
  relief(
    '#FFE9B8',
    '#8A5208',
    2.6,
    shape('M18 52H84V106C84 114 78 119 70 119H32C24 119 18 114 18 106Z', across('#E8A02C', '#FFC864', '#D88C1C')),
  ),
  relief('#FFF6D8', '#8A5208', 2, oval(51, 52, 33, 11, '#F6B84A')),
  oval(51, 53, 26, 7.6, '#D98A18'),
  relief('#FFFFFF', '#B89A6A', 1, box(20, 70, 62, 34, 2, '#FFF8EA')),
  writeLetters('AĞDA', { x: 24, y: 72, width: 54, height: 30 }, '#A8600C'),
  relief(
    '#F6E0B8',
    '#7A5A28',
    1.8,
    `<g transform="rotate(32 84 40)">${box(78, -4, 15, 62, 7, across('#E2C28C', '#F2DCB0', '#CFA868'))}</g>`,
  ),
  shape('M50 50C52 40 62 32 72 40C74 46 70 54 64 60C62 68 58 66 58 60C54 58 50 56 50 50Z', slant('#FFD98A', '#E09A24')),
  relief(
    '#FFFFFF',
    '#9AA2B2',
    1.6,
    `<g transform="rotate(14 104 92)">${box(92, 70, 24, 48, 2, slant('#FFFFFF', '#E2E6EE'))}</g>`,
  ),
  `<g transform="rotate(14 104 92)">${box(95, 84, 18, 22, 4, '#F2B84A', 0.9)}</g>`,
])
