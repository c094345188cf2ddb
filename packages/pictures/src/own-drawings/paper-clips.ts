import { sketch } from './sketch.ts'

const clips = [
  [34, 34, -24, '#2E78D0'],
  [84, 28, 18, '#D8322A'],
  [60, 66, -6, '#3E9A44'],
  [98, 82, 40, '#E8A21E'],
  [28, 92, 62, '#8A4AB4'],
  [72, 108, -70, '#2AA0A8'],
] as const

export const paperClips = sketch(({ line }) =>
  clips.map(([x, y, degrees, colour]) => {
    const path = `M${x - 5} ${y + 12}V${y - 10}C${x - 5} ${y - 19} ${x + 8} ${y - 19} ${x + 8} ${y - 10}V${y + 15}C${x + 8} ${y + 27} ${x - 12} ${y + 27} ${x - 12} ${y + 15}V${y - 16}C${x - 12} ${y - 30} ${x + 14} ${y - 30} ${x + 14} ${y - 16}V${y + 10}`
    return `<g transform="rotate(${degrees} ${x} ${y})">${line(path, '#1E222A', 4.6, 0.35)}${line(path, colour, 3.6)}${line(path, '#FFFFFF', 1, 0.55)}</g>`
  }),
)
