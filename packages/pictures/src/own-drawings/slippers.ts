import { sketch } from './sketch.ts'

export const slippers = sketch(({ slant, glow, relief, oval, shape, line }) =>
  [0, 1].map((pair) => {
    const dx = pair * 56
    return [
      relief(
        '#FFE9D6',
        '#9A6548',
        2,
        shape(
          `M${14 + dx} 44C${14 + dx} 22 ${22 + dx} 8 ${36 + dx} 8S${58 + dx} 22 ${58 + dx} 44L${55 + dx} 96C${54 + dx} 112 ${47 + dx} 120 ${36 + dx} 120S${18 + dx} 112 ${17 + dx} 96Z`,
          slant('#F7D9BF', '#D8A985'),
        ),
      ),
      oval(36 + dx, 94, 12, 17, '#FBE9D8', 0.9),
      relief(
        '#C9BBF5',
        '#4D3C8F',
        2.2,
        shape(
          `M${10 + dx} 54C${8 + dx} 22 ${20 + dx} 6 ${36 + dx} 6S${64 + dx} 22 ${62 + dx} 54C${54 + dx} 66 ${18 + dx} 66 ${10 + dx} 54Z`,
          slant('#9884E6', '#6D57BE'),
        ),
      ),
      line(`M${13 + dx} 54C${24 + dx} 62 ${48 + dx} 62 ${59 + dx} 54`, '#F4EFFF', 7),
      relief('#FFFFFF', '#A597D8', 1.4, oval(36 + dx, 33, 9, 9, glow('#FFFFFF', '#DCD4F5'))),
    ].join('')
  }),
)
