import { sketch } from './sketch.ts'

export const playpen = sketch(({ down, across, slant, relief, box, oval, shape, line }) => [
  shape('M14 48L44 32H118L98 48V108L118 92V32L98 48H14V108H98', '#9AC4E8', 0.35),
  relief('#E4F2FF', '#2A5A8E', 2, shape('M14 108L44 92H118L98 110L96 114H16Z', slant('#8ABCE8', '#5F98D0'))),
  ...[20, 30, 40, 50, 60, 70, 80, 90].map((x) => line(`M${x} 50V106`, '#7AA8D0', 1.2, 0.8)),
  ...[58, 68, 78, 88, 98].map((y) => line(`M16 ${y}H98`, '#7AA8D0', 1.2, 0.8)),
  ...[54, 66, 78, 88].map((y) => line(`M100 ${y}L117 ${y - 13}`, '#7AA8D0', 1.2, 0.8)),
  relief('#FFF0A8', '#8A6A08', 1.6, oval(40, 98, 10, 10, '#F6C43A')),
  relief('#FFD0E0', '#8A2A54', 1.6, oval(62, 101, 8, 8, '#F08CB0')),
  relief('#BFF0CF', '#0F4A28', 1.6, oval(78, 99, 9, 9, '#5CC07F')),
  line('M44 34H118M118 34V94', '#5F98D0', 6),
  line('M14 48L44 34', '#5F98D0', 7),
  line('M98 48L118 34', '#5F98D0', 7),
  relief('#E4F2FF', '#2A5A8E', 2, box(8, 44, 96, 11, 5, down('#8ABCE8', '#5F98D0'))),
  relief(
    '#E4F2FF',
    '#2A5A8E',
    2,
    box(9, 46, 9, 74, 4, across('#8ABCE8', '#5F98D0')),
    box(94, 46, 9, 74, 4, across('#8ABCE8', '#5F98D0')),
  ),
  relief('#E4F2FF', '#2A5A8E', 1.6, box(12, 106, 88, 8, 3, '#6FA8E0')),
])
