import { sketch } from './sketch.ts'

export const phone = sketch(({ down, across, slant, glow, relief, box, oval, shape }) => [
  // Back and front of one phone, the front one overlapping: camera and screen are seen at once.
  relief('#B9BDF0', '#3B3A78', 2, box(22, 12, 50, 102, 11, slant('#8589D6', '#5C5CAF'))),
  relief('#9FA3E4', '#34336C', 1.4, box(27, 17, 26, 32, 9, slant('#7276C6', '#5555A6'))),
  oval(36, 26, 6.4, 6.4, '#23243B'),
  oval(36, 40, 6.4, 6.4, '#23243B'),
  oval(36, 26, 3.6, 3.6, glow('#7FB4FF', '#22365F')),
  oval(36, 40, 3.6, 3.6, glow('#7FB4FF', '#22365F')),
  oval(47, 25, 2.4, 2.4, '#FFF3C9'),
  relief('#A9ADEA', '#32316A', 1.6, box(48, 16, 54, 104, 12, slant('#7478C8', '#4F4F9E'))),
  box(51, 19, 48, 98, 9.5, '#1B1C2B'),
  box(53, 21, 44, 94, 8, slant('#0F7F8C', '#27B7B4', '#9BE8C8')),
  shape(
    'M53 88C64 74 74 92 84 82C90 76 94 77 97 79V107A8 8 0 0 1 89 115H61A8 8 0 0 1 53 107Z',
    across('#FF8A7A', '#FFC37A'),
    0.95,
  ),
  shape('M53 99C66 86 78 106 97 92V107A8 8 0 0 1 89 115H61A8 8 0 0 1 53 107Z', down('#FFE08A', '#FFB85C'), 0.9),
  oval(82, 46, 7, 7, down('#FFFFFF', '#FFF1C2'), 0.95),
  box(67, 24, 16, 5, 2.5, '#12131E'),
  shape('M53 29A8 8 0 0 1 61 21H74L53 66Z', '#FFFFFF', 0.16),
])
