import { sketch } from './sketch.ts'

/** A child's potty with its backrest. */
export const potty = sketch(({ down, across, relief, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#8A3A5A',
    2.4,
    shape('M22 60C14 22 32 6 64 6S114 22 106 60Z', across('#F4A8C4', '#FCD8E6', '#EC98B8')),
  ),
  relief('#FFFFFF', '#8A3A5A', 1.2, oval(46, 32, 5, 6, '#8A3A5A'), oval(82, 32, 5, 6, '#8A3A5A')),
  line('M54 42C60 48 68 48 74 42', '#8A3A5A', 3),
  relief(
    '#FFFFFF',
    '#8A3A5A',
    2.8,
    shape('M10 66H118L106 112C104 120 98 122 90 122H38C30 122 24 120 22 112Z', across('#F4A8C4', '#FCD8E6', '#EC98B8')),
  ),
  relief('#FFFFFF', '#8A3A5A', 2.2, oval(64, 66, 56, 18, '#FCE0EC')),
  oval(64, 67, 36, 10, down('#A85A7A', '#D88AA8')),
  relief('#FFFFFF', '#8A3A5A', 1.4, shape('M54 50C54 44 74 44 74 50V60H54Z', '#FCE0EC')),
  line('M24 84C28 100 32 110 38 114', '#FFFFFF', 3.4, 0.7),
])
