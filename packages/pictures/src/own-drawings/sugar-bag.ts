import { sketch } from './sketch.ts'

export const sugarBag = sketch(({ down, across, relief, shape, line }) => [
  relief(
    '#FFFFFF',
    '#8FA6C4',
    2.4,
    shape(
      'M28 18H100L106 112C106 117 103 120 98 120H30C25 120 22 117 22 112Z',
      across('#F6F9FE', '#DCE6F4', '#F6F9FE'),
    ),
  ),
  relief('#FFFFFF', '#8FA6C4', 1.6, shape('M26 6H102L100 22H28Z', down('#E9F0FA', '#C9D8EC'))),
  line('M32 14H96', '#A9BCD8', 1.8),
  relief(
    '#BFD8FF',
    '#1E3E8C',
    1.4,
    shape('M25 44C50 54 78 54 103 44L105 88C78 98 50 98 23 88Z', across('#4F7FD0', '#3A66B8', '#4F7FD0')),
  ),
  relief(
    '#FFFFFF',
    '#A9BCD8',
    1.4,
    shape('M46 66L60 60L72 66L58 73Z', '#FFFFFF'),
    shape('M46 66L58 73V87L46 80Z', '#E4ECF8'),
    shape('M72 66L58 73V87L72 80Z', '#CDDAEE'),
  ),
  relief(
    '#FFFFFF',
    '#A9BCD8',
    1.2,
    shape('M72 76L82 72L90 76L80 81Z', '#FFFFFF'),
    shape('M72 76L80 81V90L72 86Z', '#E4ECF8'),
    shape('M90 76L80 81V90L90 86Z', '#CDDAEE'),
  ),
])
