import type { Outcome } from './live-year.ts'

const mostLines = 30

/** A broken year in words: its clues, and the last lines of the story before them. */
export function tellOutcome({ clues, story }: Outcome): string {
  const when = (at: number) => new Date(at).toLocaleString('sv', { timeZone: 'Europe/Istanbul' }).slice(0, 16)
  const [first] = clues
  const told = story.slice(0, first?.told).slice(-mostLines)
  return [
    ...told.map(({ at, who, text }) => `  ${when(at)} ${who} ${text}`),
    ...clues.map(({ oracle, text, at }) => `  ${when(at)} BROKEN: ${oracle}: ${text}`),
    '',
  ].join('\n')
}
