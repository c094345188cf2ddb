import { sketch } from './sketch.ts'

export const carJack = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#23262E', 1.8, box(46, 14, 36, 11, 3, down('#5A606E', '#363B46'))),
  line('M52 14V9M60 14V9M68 14V9M76 14V9', '#363B46', 3),
  relief(
    '#FFC8B8',
    '#6A140A',
    2.2,
    shape('M58 24L66 28L30 66L20 62ZM70 24L62 28L98 66L108 62Z', across('#E2502E', '#F08060', '#C83A1C')),
  ),
  relief(
    '#FFC8B8',
    '#6A140A',
    2.2,
    shape('M20 64L30 60L66 100L58 106ZM108 64L98 60L62 100L70 106Z', across('#C83A1C', '#E86A48', '#B02E12')),
  ),
  line('M6 63H122', '#4A5464', 6),
  line('M10 63H116', '#C8D0DC', 3),
  line('M32 60V66M40 60V66M48 60V66M56 60V66M64 60V66M72 60V66M80 60V66M88 60V66', '#4A5464', 1.4),
  relief(
    '#FFFFFF',
    '#23262E',
    1.4,
    oval(24, 63, 7, 7, '#7A8290'),
    oval(104, 63, 7, 7, '#7A8290'),
    oval(64, 26, 5, 5, '#7A8290'),
    oval(64, 103, 5, 5, '#7A8290'),
  ),
  relief('#FFFFFF', '#23262E', 2, box(34, 104, 60, 14, 3, down('#5A606E', '#30343E'))),
  line('M122 63V84', '#4A5464', 4),
])
