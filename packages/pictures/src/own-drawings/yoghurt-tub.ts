import { sketch } from './sketch.ts'

export const yoghurtTub = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#8A93B8',
    2.4,
    shape('M14 44H114L104 108C103 116 98 118 92 118H36C30 118 25 116 24 108Z', across('#E3E8F5', '#FFFFFF', '#CBD3E8')),
  ),
  shape('M16.5 60H111.500L106 95H22Z', across('#1F63C2', '#4A97F2', '#1C58B0')),
  relief('#FFFFFF', '#7FA3D6', 1.2, shape('M40 84C40 72 52 66 64 66S88 72 88 84C80 92 48 92 40 84Z', '#FFFFFF')),
  line('M52 80C58 74 68 74 72 78C74 81 70 84 66 82', '#9DB9E3', 2.6),
  line('M44 106H84', '#8FA0C8', 3),
  relief('#FFFFFF', '#8A93B8', 1.6, box(8, 32, 112, 15, 7, down('#F5F8FD', '#C3CCE3'))),
  relief('#FFFFFF', '#9AA5C9', 1.6, oval(64, 32, 54, 12, down('#FFFFFF', '#E3E9F5'))),
  relief(
    '#FFFFFF',
    '#9AA5C9',
    1.4,
    shape(
      'M28 30C34 22 50 26 58 20C64 14 74 12 76 20C78 26 96 24 100 31C90 39 38 39 28 30Z',
      down('#FFFFFF', '#EEF2FA'),
    ),
  ),
])
