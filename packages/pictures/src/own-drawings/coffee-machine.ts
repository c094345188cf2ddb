import { sketch } from './sketch.ts'

export const coffeeMachine = sketch(({ down, across, slant, relief, box, oval, shape, line }) => [
  relief(
    '#77748E',
    '#1C1A28',
    2.4,
    shape(
      'M20 18C20 12 24 8 30 8H98C104 8 108 12 108 18V46H66V96H108V112C108 117 105 120 100 120H28C23 120 20 117 20 112Z',
      slant('#55526B', '#343146'),
    ),
  ),
  box(26, 14, 76, 18, 5, '#252334'),
  oval(38, 23, 5, 5, '#57D5FF'),
  oval(52, 23, 4, 4, '#8D8AA3'),
  oval(64, 23, 4, 4, '#8D8AA3'),
  box(76, 19, 20, 8, 3, '#FF8A5C'),
  relief(
    '#FFFFFF',
    '#66637A',
    1.4,
    box(74, 44, 28, 9, 3, down('#DAD8E4', '#9E9BB0')),
    box(84, 52, 8, 10, 2, across('#C3C0D0', '#8D8AA0')),
  ),
  line('M86 63V72M90 63V72', '#6B3A1E', 2.4),
  relief(
    '#FFFFFF',
    '#9B98AE',
    1.6,
    shape('M72 72H104L101 92C100.5 95 98 96 95 96H81C78 96 75.5 95 75 92Z', across('#FFFFFF', '#D8D5E2')),
  ),
  line('M103 76C111 75 111 87 101 87', '#E3E1EA', 4),
  oval(88, 73, 14, 2.6, '#5A2F18'),
  relief('#FFFFFF', '#66637A', 1.2, box(62, 97, 46, 6, 3, down('#D0CEDA', '#8D8AA0'))),
  relief('#C9E9FF', '#44618C', 1.4, box(28, 42, 26, 52, 6, down('#8FC7EE', '#4E8AC9'))),
  shape('M30 62H52V88A4 4 0 0 1 48 92H34A4 4 0 0 1 30 88Z', '#D6F1FF', 0.55),
])
