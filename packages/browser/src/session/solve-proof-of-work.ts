import { sha256 } from './sha256.ts'

/** Hashes between two pauses, so that the page stays responsive. */
const atOnce = 1000

/** Solves a robot check and returns `challenge:number`. `breathe` lets the page handle events in between. */
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
