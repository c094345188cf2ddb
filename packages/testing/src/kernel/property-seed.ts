import fc from 'fast-check'

/**
 * Every property tries the same values in each run of the same commit, so that a run never fails by luck.
 * `PROPERTY_SEED` tries others and `PROPERTY_RUNS` more of them, as `npm run torture` does.
 */
fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121),
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100),
})
