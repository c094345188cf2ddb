import { sketch } from './sketch.ts'

/** A round upholstered pouf. */
export const pouf = sketch(({ across, glow, relief, oval, shape, line, box }) => [
  relief(
    '#FFE8C4',
    '#3A2008',
    1.4,
    box(28, 104, 9, 16, 3, '#7A4E22'),
    box(91, 104, 9, 16, 3, '#7A4E22'),
    box(60, 108, 9, 16, 3, '#6A421C'),
  ),
  relief(
    '#DCE8E0',
    '#1A3A34',
    2.8,
    shape('M10 50C10 40 118 40 118 50V96C118 108 96 114 64 114S10 108 10 96Z', across('#3E7A6E', '#6AB0A0', '#35695E')),
  ),
  line('M30 62V108M52 66V112M76 66V112M98 62V108', '#2A5A50', 2, 0.7),
  relief('#E8F4EE', '#1A3A34', 2.4, oval(64, 48, 55, 22, glow('#9ACFC2', '#4E9486'))),
  relief('#FFFFFF', '#1A3A34', 1.2, oval(64, 46, 6, 3.4, '#2F6A5E')),
  line('M64 46L20 44M64 46L108 44M64 46L44 32M64 46L84 32M64 46L42 62M64 46L86 62', '#3A7A6C', 1.6, 0.6),
])
