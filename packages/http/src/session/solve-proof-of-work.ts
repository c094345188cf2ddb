import { sha256 } from './sha256.ts'

/** Hashes between two breaths, so that the page keeps answering. */
const atOnce = 1000

/** Finds the number that a robot check asks for, and gives `challenge:number`. `breathe` lets the page go on. */
export async function solveProofOfWork(
  { challenge, difficulty }: { readonly challenge: string; readonly difficulty: number },
  breathe: () => Promise<void>,
): Promise<string> {
  const encoder = new TextEncoder()
  for (let number = 0; ; number += 1) {
    const solution = `${challenge}:${number}`
    if (zeroBits(sha256(encoder.encode(solution))) >= difficulty) return solution
    if (number % atOnce === atOnce - 1) await breathe()
  }
}

function zeroBits(words: Int32Array): number {
  const index = words.findIndex((word) => word !== 0)
  return index < 0 ? words.length * 32 : index * 32 + Math.clz32(words[index] ?? 0)
}
