import { sketch } from './sketch.ts'

export const dryingRack = sketch(({ down, slant, relief, shape, line }) => [
  line('M34 118L84 44M94 118L44 44', '#5B6678', 5),
  line('M26 118H42M86 118H102', '#3A4352', 6),
  line('M6 34L40 44H88L122 34', '#7D899D', 5),
  line('M12 28L44 38H84L116 28M18 22L47 32H81L110 22', '#A9B4C6', 3),
  relief('#FFE3D6', '#8E3B22', 2, shape('M50 40H66V92C61 95 55 95 50 92Z', slant('#F2916E', '#CF5F3C'))),
  relief('#FFFFFF', '#3E6391', 2, shape('M70 40H90V80C83 83 76 83 70 80Z', slant('#CFE3F8', '#86AEDC'))),
  relief('#FFFFFF', '#8F8674', 2, shape('M14 32L34 38V78C27 80 20 78 14 75Z', down('#FFFDF6', '#DDD3BF'))),
  line('M50 82C56 84 61 84 66 82', '#FFD2BF', 2, 0.8),
  line('M70 50H90M70 56H90', '#FFFFFF', 2, 0.8),
])
