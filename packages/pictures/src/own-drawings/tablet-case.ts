import { sketch } from './sketch.ts'

export const tabletCase = sketch(({ slant, relief, box, oval, shape, line }) => [
  relief(
    '#F0C8A0',
    '#4A2410',
    2.4,
    shape('M70 20L118 10C122 10 124 12 124 16V104C124 108 122 110 118 111L70 118Z', slant('#C8824A', '#9A5A2A')),
  ),
  relief(
    '#C9CDD8',
    '#1E202A',
    1.4,
    shape('M74 27L114 19C116 19 117 20 117 22V98C117 100 116 101 114 101L74 110Z', slant('#4A4F60', '#22252F')),
  ),
  shape('M78 32L112 25V96L78 103Z', slant('#8A90A4', '#5A6074')),
  shape('M78 32L98 28L78 84Z', '#FFFFFF', 0.25),
  relief(
    '#F0C8A0',
    '#4A2410',
    2.8,
    shape(
      'M10 14C7 14 4 16 4 20V108C4 112 7 114 10 114L64 118C69 118 72 115 72 110V22C72 18 69 16 64 16Z',
      slant('#D8945A', '#A8642E'),
    ),
  ),
  line('M11 22L62 24C64 24 65 25 65 27V106C65 109 64 110 62 110L11 107', '#F4D4AC', 1.6, 0.85),
  relief('#F0C8A0', '#4A2410', 1.6, box(60, 58, 24, 15, 6, '#8A4E22')),
  oval(77, 65.5, 3.2, 3.2, '#E8C04A'),
  line('M40 20V112', '#8A4E22', 1.8, 0.7),
])
