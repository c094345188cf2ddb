import { sketch } from './sketch.ts'

const sockets = [26, 54, 82]

export const powerStrip = sketch(({ down, relief, box, oval, line }) => [
  line('M116 78C126 78 126 44 104 38C84 32 70 34 60 22', '#8B88A0', 6),
  relief('#FFFFFF', '#8B88A0', 1.6, box(44, 8, 22, 16, 6, down('#F4F3F8', '#C9C6D6'))),
  line('M48 8V2M60 8V2', '#B9B6C6', 3.4),
  relief('#FFFFFF', '#A5A2B6', 2.6, box(6, 54, 112, 50, 12, down('#FDFDFE', '#DAD8E4'))),
  ...sockets.map((x) => relief('#FFFFFF', '#9C99AE', 1.4, oval(x, 79, 13, 13, down('#CFCCDA', '#F1F0F6')))),
  ...sockets.flatMap((x) => [oval(x - 5, 79, 2.2, 2.2, '#4A4860'), oval(x + 5, 79, 2.2, 2.2, '#4A4860')]),
  ...sockets.map((x) => line(`M${x} 67V71M${x} 87V91`, '#B98A2A', 2.4)),
  relief('#FFC2B0', '#7E1F18', 1.2, box(100, 70, 11, 18, 3, down('#F0574C', '#C02A28'))),
])
