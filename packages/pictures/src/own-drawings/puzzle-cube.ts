import { sketch } from './sketch.ts'

const top = ['#F24A3A', '#FFFFFF', '#F7D62E', '#2E9A4A', '#F24A3A', '#2E6AD8', '#F78A1E', '#F7D62E', '#FFFFFF']
const left = ['#2E9A4A', '#F78A1E', '#FFFFFF', '#2E9A4A', '#2E9A4A', '#F24A3A', '#F7D62E', '#2E6AD8', '#2E9A4A']
const right = ['#2E6AD8', '#F7D62E', '#F24A3A', '#FFFFFF', '#2E6AD8', '#2E6AD8', '#F78A1E', '#2E9A4A', '#F24A3A']

/** A cube of turning faces, half solved. */
export const puzzleCube = sketch(({ relief, shape }) => {
  const face = (x: number, y: number, ax: number, ay: number, bx: number, by: number, colours: readonly string[]) =>
    colours.map((colour, at) => {
      const [u, v] = [(at % 3) + 0.1, Math.floor(at / 3) + 0.1]
      const point = (du: number, dv: number) =>
        `${x + (u + du) * ax + (v + dv) * bx} ${y + (u + du) * ay + (v + dv) * by}`
      return relief(
        '#FFFFFF',
        '#14161C',
        1,
        shape(`M${point(0, 0)}L${point(0.8, 0)}L${point(0.8, 0.8)}L${point(0, 0.8)}Z`, colour),
      )
    })
  return [
    relief('#6A6E7A', '#000000', 2.4, shape('M64 2L118 31V93L64 126L10 93V31Z', '#16181E')),
    ...face(64, 3, 17.6, 9.4, -17.6, 9.4, top),
    ...face(11, 32, 17.6, 9.8, 0, 20.4, left),
    ...face(64.4, 61.4, 17.6, -9.8, 0, 20.4, right),
  ]
})
