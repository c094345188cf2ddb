import { sketch } from './sketch.ts'

export const foreheadThermometer = sketch(({ slant, relief, box, oval, shape, line, turned }) => [
  turned(
    -14,
    relief(
      '#FFFFFF',
      '#7B8AA0',
      2.4,
      shape(
        'M14 34C14 22 22 16 34 16H92C106 16 112 24 112 36C112 46 106 52 94 52H84L78 108C77 116 72 120 64 120S52 116 52 108L56 54H30C18 54 14 46 14 34Z',
        slant('#FDFEFF', '#C4D2E0'),
      ),
    ),
    relief('#9FE3F2', '#0E5A7A', 1.4, shape('M14 26H24V44H14C8 44 6 40 6 35S8 26 14 26Z', '#3FAFD0')),
    box(48, 22, 48, 24, 6, '#1E2A3C'),
    box(51, 25, 42, 18, 4, slant('#8CF0B8', '#4FC98F')),
    line('M56 29H61V39H56M56.5 34H61M70 29H65V39H70V34H65M79 29H74V34H79V39H74M71.9 39H72', '#12402C', 2),
    relief('#9FE3F2', '#0E5A7A', 1.4, shape('M56 58H46C44 64 46 70 54 70Z', '#3FAFD0')),
    oval(66, 84, 6, 6, '#DCE6F0'),
    line('M60 98H72M60 104H71', '#B4C2D2', 2.4),
  ),
])
