import { sketch } from './sketch.ts'

export const toyBlocks = sketch(({ slant, relief, box, oval, shape }) => [
  relief('#FFE7A0', '#A86606', 2.4, box(38, 8, 52, 52, 7, slant('#FFD04D', '#F5A623'))),
  shape('M64 20L78 48H50Z', '#FFF3CF'),
  relief('#A8DAFF', '#144E9C', 2.4, box(6, 64, 54, 54, 7, slant('#4DA9FA', '#2671DB'))),
  oval(33, 91, 15, 15, '#D5EDFF'),
  oval(33, 91, 8, 8, '#3D8FEB'),
  relief('#FFC0B8', '#8E1A22', 2.4, box(66, 64, 54, 54, 7, slant('#FA6459', '#D63140'))),
  shape('M93 76L97.5 87L109 87.600L100 95L103 106.500L93 100L83 106.500L86 95L77 87.600L88.5 87Z', '#FFE3DE'),
])
