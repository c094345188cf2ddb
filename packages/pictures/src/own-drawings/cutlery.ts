import { sketch } from './sketch.ts'

export const cutlery = sketch(({ across, down, relief, shape, box, oval, line }) => [
  relief('#FFFFFF', '#4C5260', 2, box(28, 56, 9, 66, 4.5, across('#AEB5C2', '#EEF1F5', '#A2AAB8'))),
  relief(
    '#FFFFFF',
    '#4C5260',
    2,
    shape('M20 10H25V34H30V10H35V34H40V10H45V44C45 54 39 58 32.5 58S20 54 20 44Z', down('#EEF1F5', '#A9B0BE')),
  ),
  relief('#FFFFFF', '#4C5260', 2, box(60, 52, 9, 70, 4.5, across('#AEB5C2', '#EEF1F5', '#A2AAB8'))),
  relief('#FFFFFF', '#4C5260', 2.2, oval(64.5, 32, 14, 23, down('#F4F6F9', '#9CA4B3'))),
  oval(62, 28, 7, 13, '#FFFFFF', 0.55),
  relief('#FFFFFF', '#4C5260', 2, box(93, 66, 10, 56, 5, across('#AEB5C2', '#EEF1F5', '#A2AAB8'))),
  relief(
    '#FFFFFF',
    '#4C5260',
    2,
    shape('M93 68V12C104 16 112 34 110 56C109 64 106 68 103 70Z', across('#C3C9D4', '#F4F6F9')),
  ),
  line('M94 16V64', '#8F97A6', 1.6, 0.7),
])
