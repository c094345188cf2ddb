import { sketch } from './sketch.ts'

export const babyShoes = sketch(({ slant, relief, shape, line }) =>
  [0, 1].flatMap((at) => {
    const place = (text: string) => `<g transform="translate(${at * 40} ${at * 26})">${text}</g>`
    return [
      place(
        [
          relief(
            '#FFFFFF',
            '#B59AA8',
            2,
            shape('M8 66C8 60 20 60 34 62C56 66 82 62 84 76C84 84 76 86 60 86H20C10 86 7 80 8 66Z', '#FBF6F2'),
          ),
          relief(
            '#D9EEFF',
            '#2E5E9A',
            2.2,
            shape(
              'M10 68C6 50 8 36 18 32C30 28 38 34 42 44C46 54 60 52 72 58C82 64 84 72 80 76C60 80 24 80 12 76Z',
              slant('#A6CEF8', '#6C9EE0'),
            ),
          ),
          relief('#FFFFFF', '#8FB4D8', 1.2, shape('M12 42C14 34 34 30 41 42C36 48 20 50 12 42Z', '#EAF4FF')),
          shape('M56 53C70 54 82 62 81 73C72 76 62 74 58 66C56 62 55 57 56 53Z', '#F4F9FF'),
          line('M40 52L50 46M46 58L56 51', '#FFFFFF', 3),
          shape('M22 58L24.5 63L30 64L26 68L27 73.5L22 71L17 73.5L18 68L14 64L19.5 63Z', '#F7C95C'),
        ].join(''),
      ),
    ]
  }),
)
