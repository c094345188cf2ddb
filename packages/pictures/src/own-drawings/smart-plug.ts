import { sketch } from './sketch.ts'

export const smartPlug = sketch(({ glow, across, relief, box, oval, line }) => [
  relief('#FFFFFF', '#7A8698', 2.6, box(10, 18, 78, 92, 22, across('#DDE4EC', '#FFFFFF', '#CBD4E0'))),
  relief('#FFFFFF', '#7A8698', 1.6, box(86, 34, 18, 60, 6, across('#CBD4E0', '#E8EDF4'))),
  relief('#FFFFFF', '#4A5464', 1.4, box(102, 46, 22, 8, 4, '#A8B2C0'), box(102, 74, 22, 8, 4, '#A8B2C0')),
  relief('#7A8698', '#FFFFFF', 2, oval(49, 64, 30, 30, '#E4E9F0')),
  relief('#5A6474', '#FFFFFF', 1.4, oval(49, 64, 25, 25, glow('#F4F6FA', '#CBD4E0'))),
  oval(38, 64, 4, 4, '#2A303C'),
  oval(60, 64, 4, 4, '#2A303C'),
  line('M49 40V46M49 82V88', '#A8B2C0', 4),
  line('M40 30C46 24 52 24 58 30M44 33C47 30 51 30 54 33', '#2E9AE0', 2.4),
  oval(49, 36, 1.8, 1.8, '#2E9AE0'),
  oval(49, 102, 3, 3, '#4AC070'),
])
