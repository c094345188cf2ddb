import { sketch } from './sketch.ts'

export const panties = sketch(({ slant, relief, oval, shape, line }) => [
  relief(
    '#FFD3DE',
    '#7E1A3C',
    2.6,
    shape(
      'M12 36C46 44 82 44 116 36L118 56C100 62 84 80 78 102C74 108 54 108 50 102C44 80 28 62 10 56Z',
      slant('#EE86A6', '#C94E74'),
    ),
  ),
  shape('M50 102C54 90 74 90 78 102C74 108 54 108 50 102Z', '#A83A5E', 0.5),
  relief('#FFE3EA', '#7E1A3C', 1.2, shape('M11 32C46 40 82 40 117 32L116 43C82 51 46 51 12 43Z', '#D9658A')),
  line('M12 58C30 64 44 82 51 102M116 58C98 64 84 82 77 102', '#FFDCE6', 3),
  line('M20 52C36 60 48 74 54 92M108 52C92 60 80 74 74 92', '#B84468', 1.6, 0.5),
  shape('M64 45L54 40C50 38 50 50 54 49ZM64 45L74 40C78 38 78 50 74 49Z', '#FFF4F7'),
  oval(64, 45, 2.8, 2.8, '#F5B8C8'),
])
