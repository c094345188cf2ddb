import { sketch } from './sketch.ts'

export const digitalThermometer = sketch(({ across, relief, box, oval, shape, line, turned }) => [
  turned(
    38,
    relief('#FFFFFF', '#5B6074', 1.4, shape('M57 94H71L67 124C66 127 62 127 61 124Z', '#C9CCDA')),
    relief(
      '#FFFFFF',
      '#7B8AA0',
      2.2,
      shape('M48 8C48 2 80 2 80 8V60C80 74 74 84 71 96H57C54 84 48 74 48 60Z', across('#FDFEFF', '#C9D8E6')),
    ),
    box(53, 22, 22, 32, 4, '#1E2A3C'),
    box(55, 24, 18, 28, 3, '#A6E4B8'),
    line('M60 28H68V33H60M68 33V38H60M60 42V47H68V42H60V41', '#12402C', 1.8),
    relief('#9FE3F2', '#0E5A7A', 1.2, oval(64, 66, 6.4, 6.4, '#3FAFD0')),
    relief('#9FE3F2', '#0E5A7A', 1.2, box(48, 6, 32, 9, 4, '#3FAFD0')),
  ),
])
