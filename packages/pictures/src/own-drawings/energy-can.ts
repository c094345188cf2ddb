import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const energyCan = sketch(({ across, relief, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#4A5464',
    2.4,
    shape('M42 16H86L92 24V110L86 122H42L36 110V24Z', across('#8A94A8', '#F2F5FA', '#76829A')),
  ),
  relief('#FFFFFF', '#59606E', 1.4, oval(64, 16, 22, 6, '#D4DAE4')),
  oval(64, 16, 17, 4, '#A8B0BE'),
  relief('#FFFFFF', '#59606E', 0.8, oval(66, 15, 7, 2.2, '#E8ECF2')),
  shape('M36 28H92V106H36Z', '#16224A'),
  shape('M36 28H50L36 60ZM92 106H78L92 74Z', '#2E4A9E'),
  relief('#FFF6B0', '#8A6A04', 1.4, shape('M70 30L46 68H60L54 90L82 54H66Z', '#FFD43A')),
  writeLetters('ENERJİ', { x: 40, y: 88, width: 48, height: 18 }, '#FFFFFF'),
  line('M42 26V108', '#FFFFFF', 3, 0.35),
])
