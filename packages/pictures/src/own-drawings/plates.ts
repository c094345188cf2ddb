import { sketch } from './sketch.ts'

export const plates = sketch(({ down, glow, relief, oval, line }) => [
  relief('#FFFFFF', '#9A97B0', 2, oval(64, 96, 56, 20, down('#F1F0F6', '#C9C6D6'))),
  relief('#FFFFFF', '#9A97B0', 2, oval(64, 86, 56, 20, down('#F6F5FA', '#CFCCDB'))),
  relief('#FFFFFF', '#9A97B0', 2, oval(64, 76, 56, 20, down('#F6F5FA', '#D3D0DE'))),
  relief('#FFFFFF', '#8FA3C4', 2.2, oval(64, 56, 58, 36, glow('#FFFFFF', '#F4F6FB', '#D6DCEA'))),
  oval(64, 56, 51, 30, '#3F6FC4'),
  oval(64, 56, 48, 28, '#F8FAFE'),
  relief('#B6C2DA', '#FFFFFF', 1.8, oval(64, 56, 36, 20, glow('#F2F5FB', '#FFFFFF'))),
  line(
    'M64 44C56 50 56 60 64 68C72 60 72 50 64 44ZM48 56C54 50 58 50 64 56C58 62 54 62 48 56ZM80 56C74 50 70 50 64 56C70 62 74 62 80 56Z',
    '#5E8BDB',
    2.2,
    0.9,
  ),
])
