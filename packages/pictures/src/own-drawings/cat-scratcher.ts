import { sketch } from './sketch.ts'

export const catScratcher = sketch(({ down, across, slant, relief, box, oval, shape, line }) => [
  relief('#FFF0DC', '#8A6434', 2.2, box(14, 106, 100, 14, 6, down('#E4C494', '#C49A60'))),
  relief('#FFF0DC', '#8A6434', 2, box(30, 40, 22, 68, 4, across('#E8CFA4', '#C9A468', '#DDBC88'))),
  ...Array.from({ length: 12 }, (_, at) => line(`M31 ${46 + at * 5.2}L51 ${42.5 + at * 5.2}`, '#B08A50', 1.8)),
  relief('#FFF0DC', '#8A6434', 2, box(82, 66, 18, 42, 4, across('#E8CFA4', '#C9A468', '#DDBC88'))),
  ...Array.from({ length: 7 }, (_, at) => line(`M83 ${72 + at * 5.2}L99 ${69 + at * 5.2}`, '#B08A50', 1.8)),
  relief('#D9C4F0', '#4A2A7A', 2.2, box(68, 56, 48, 13, 6, down('#A988D4', '#7E58B0'))),
  relief('#D9C4F0', '#4A2A7A', 2.4, shape('M12 30C12 12 24 6 41 6S70 12 70 30V42H12Z', slant('#B093DC', '#7E58B0'))),
  oval(41, 30, 15, 12, '#3A2260'),
  line('M92 69V84', '#8B88A0', 1.8),
  relief('#FFC2B0', '#8A2A1C', 1.2, oval(112, 90, 6, 6, '#EE7F66')),
  line('M112 69V84', '#8B88A0', 1.8),
  relief('#D9C4F0', '#4A2A7A', 1.8, box(10, 38, 62, 9, 4, '#8E68C0')),
])
