import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** An error about a line of a file, which it names by its path from the working directory. */
export const failAt = ({ file, from }: { readonly file: URL; readonly from: number }, message: string): Error =>
  new Error(`${relative(process.cwd(), fileURLToPath(file))}:${from}: ${message}`)
