import { sketch } from './sketch.ts'

export const calculator = sketch(({ slant, relief, box, line }) => [
  relief('#8A90A8', '#14161F', 2.4, box(24, 6, 80, 116, 11, slant('#5B6078', '#33364A'))),
  box(32, 14, 64, 28, 5, '#1A1C28'),
  box(35, 17, 58, 22, 3, slant('#D9EBCB', '#A6C694')),
  line('M60 22H66V28H60V34H66M73 34V22M80 22H86V34H80V22', '#2E3E2A', 2.6),
  ...[50, 65, 80, 95].flatMap((y, row) =>
    [32, 48.5, 65, 81.5].map((x, column) =>
      relief(
        '#FFFFFF',
        '#2E3044',
        1,
        box(x, y, 14, 12, 3.4, column === 3 ? '#F29A3E' : row === 0 ? '#9AA0B8' : '#F1F0F6'),
      ),
    ),
  ),
  relief('#FFFFFF', '#2E3044', 1, box(32, 110, 30.5, 8, 3, '#F1F0F6'), box(65, 110, 30.5, 8, 3, '#F29A3E')),
  line('M86 56H91M86 71H91M88.5 68.5V73.5M86 84L91 89M91 84L86 89M86 101H91', '#FFFFFF', 1.8),
])
