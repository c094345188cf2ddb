import { sketch } from './sketch.ts'

export const hoodie = sketch(({ across, slant, down, relief, shape, line }) => [
  relief(
    '#B9C4D8',
    '#222C40',
    2.2,
    shape('M38 34L22 42C14 48 10 64 6 96C5 101 8 103 12 104L23 105L36 68Z', across('#66748F', '#54617A')),
    shape('M90 34L106 42C114 48 118 64 122 96C123 101 120 103 116 104L105 105L92 68Z', across('#54617A', '#6C7A96')),
  ),
  relief(
    '#B9C4D8',
    '#222C40',
    2.4,
    shape('M40 32H88L101 40L98 112C98 116 95 118 91 118H37C33 118 30 116 30 112L27 40Z', slant('#7886A2', '#56637D')),
  ),
  relief(
    '#C6D0E2',
    '#222C40',
    2,
    shape('M36 36C34 14 48 6 64 6S94 14 92 36C86 48 76 52 64 52S42 48 36 36Z', down('#8492AE', '#5A6782')),
  ),
  shape('M46 34C46 20 54 16 64 16S82 20 82 34C78 42 72 45 64 45S50 42 46 34Z', '#2A3448'),
  line('M56 46V66M72 46V66', '#F2F4F8', 2.6),
  relief('#B9C4D8', '#222C40', 1.4, shape('M42 76H86L92 100H36Z', down('#6C7A96', '#5A6782'))),
  shape('M30 110H98V112C98 116 95 118 91 118H37C33 118 30 116 30 112Z', '#3E4A62', 0.7),
])
