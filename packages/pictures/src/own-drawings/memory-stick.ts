import { sketch } from './sketch.ts'

export const memoryStick = sketch(({ down, across, relief, box, oval, turned }) => [
  turned(
    35,
    relief('#FFFFFF', '#7E7B92', 1.4, box(49, 4, 30, 34, 3, across('#DDDBE8', '#AFACC2'))),
    box(55, 13, 7, 8, 1.5, '#5B586E'),
    box(66, 13, 7, 8, 1.5, '#5B586E'),
    relief('#8FB7FF', '#173C8F', 2.4, box(42, 34, 44, 86, 11, down('#4D86F2', '#2C5CC9'))),
    box(48, 54, 32, 36, 6, '#FFFFFF', 0.2),
    relief('#12347F', '#86AEFA', 1, oval(64, 108, 5, 5, '#1B479F')),
  ),
])
