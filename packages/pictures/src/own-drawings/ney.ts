import { sketch } from './sketch.ts'

export const ney = sketch(({ down, relief, box, oval, shape, line }) => [
  `<g transform="rotate(-42 64 64)">${relief('#FFE9B8', '#6A4210', 2, box(-16, 56, 150, 16, 5, down('#E8C47A', '#B98434')))}${[4, 26, 48, 70, 92, 114].map((x) => line(`M${x} 57V71`, '#8A5A1C', 2.6)).join('')}${[38, 54, 66, 80, 92, 106].map((x) => oval(x, 64, 3.6, 3, '#3A2208')).join('')}${relief('#9AA0B2', '#0D0E14', 1.6, shape('M134 54L148 50V78L134 74Z', '#2C303C'))}${relief('#FFF3C8', '#7A5A10', 1, box(130, 54, 6, 20, 2, '#D9B44A'), box(-18, 54, 6, 20, 2, '#D9B44A'))}</g>`,
])
