import { readFile } from 'node:fs/promises'
import type { Drawing } from './drawing.ts'

const file = /<svg[^>]* viewBox="0 0 (\d+) (\d+)"[^>]*>\s*(.*\S)\s*<\/svg>/s

/** A drawing of `drawings`; the space between its tags is for readers of the file. */
export async function readOwnDrawing(name: string): Promise<Drawing> {
  const svg = await readFile(new URL(`../drawings/${name}.svg`, import.meta.url), 'utf8')
  const [, width, height, body] = file.exec(svg) ?? []
  if (body === undefined)
    throw new Error(`drawings/${name}.svg: write one <svg viewBox="0 0 width height"> with something in it`)
  return { width: Number(width), height: Number(height), body: body.replaceAll(/>\s+</g, '><') }
}
