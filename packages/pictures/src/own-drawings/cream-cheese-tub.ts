import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const creamCheeseTub = sketch(({ across, slant, relief, oval, shape, line }) => [
  relief('#FFFFFF', '#5A86B8', 2, shape('M14 54C14 42 114 42 114 54V62H14Z', across('#A8CCEE', '#E4F1FC', '#94BCE2'))),
  relief('#FFFFFF', '#B8B0A0', 1.8, oval(64, 50, 48, 15, slant('#FFFDF6', '#F0EADA'))),
  line('M34 50C44 42 58 56 70 47S92 46 98 51', '#D8CFBC', 3, 0.9),
  relief(
    '#FFFFFF',
    '#3A6EA8',
    2.6,
    shape('M16 60H112L104 108C103 114 99 118 92 118H36C29 118 25 114 24 108Z', across('#6CA6DC', '#B4D6F4', '#5894CE')),
  ),
  shape('M19 74H109L106 98H22Z', '#FFFFFF'),
  writeLetters('LABNE', { x: 26, y: 74, width: 76, height: 24 }, '#2A62A4'),
  relief(
    '#FFFFFF',
    '#8A8F98',
    1.6,
    shape('M70 44L112 12L118 18L80 52C76 54 70 50 70 44Z', across('#C8CED8', '#F4F6FA', '#AEB6C2')),
  ),
])
