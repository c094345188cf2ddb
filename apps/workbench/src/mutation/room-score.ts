export interface RoomScore {
  readonly room: string
  readonly mutants: number
  readonly survived: number
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

/** Counts of a Stryker report. A mutant that times out counts as detected; one that cannot run is not counted. */
export const roomScore = (room: string, { files }: Report): RoomScore => {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...names: readonly string[]): number => statuses.filter((status) => names.includes(status)).length
  const survived = count('Survived', 'NoCoverage')
  return { room, survived, mutants: survived + count('Killed', 'Timeout') }
}

const percent = ({ mutants, survived }: RoomScore): string => ((1 - survived / mutants) * 100).toFixed(1)
const row = (score: RoomScore): string =>
  `| ${score.room} | ${score.mutants} | ${score.survived} | ${percent(score)} % |`

/** Adds the room's row to the page's table, or replaces it. */
export const withScore = (page: string, score: RoomScore): string => {
  const old = new RegExp(`^\\| ${score.room} \\|.*$`, 'm')
  return old.test(page) ? page.replace(old, row(score)) : page.replace(/^(\|---.*\n(?:\|.*\n)*)/m, `$1${row(score)}\n`)
}
