import { sketch } from './sketch.ts'

export const speaker = sketch(({ slant, glow, relief, box, oval }) => [
  relief('#8F8AA8', '#211E30', 2.6, box(30, 6, 68, 116, 14, slant('#55516B', '#393549'))),
  relief('#2A2738', '#8D89A6', 1.6, oval(64, 36, 17, 17, '#2C293A')),
  oval(64, 36, 12, 12, glow('#8480A0', '#454158')),
  oval(64, 36, 5, 5, glow('#F5C35A', '#C98A1E')),
  relief('#2A2738', '#8D89A6', 2, oval(64, 84, 27, 27, '#2C293A')),
  oval(64, 84, 21, 21, glow('#777393', '#3B374C')),
  oval(64, 84, 13, 13, glow('#625E7B', '#2E2B3B')),
  oval(64, 84, 7, 7, glow('#F5C35A', '#C98A1E')),
])
