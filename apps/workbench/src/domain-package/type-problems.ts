import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'

/** Problems with which a resolution by `exports` does not find the types of a packed package. */
export async function typeProblems(tarball: string): Promise<readonly unknown[]> {
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)))
  const problems = analysis.types === false ? ['no types'] : analysis.problems
  // The packages are ESM only, so `require` and the resolution of Node 10 are not supported.
  const unsupported = new Set<string>(['node10', 'node16-cjs'])
  return problems.filter(
    (problem) =>
      typeof problem === 'string' || !('resolutionKind' in problem && unsupported.has(problem.resolutionKind)),
  )
}
