import { LatePart } from '@market/react'

const bring = async () => (await import('./recommended.tsx')).Recommended

/** Recommendations, which load late because no visitor waits for them. */
export const LateRecommended = () => <LatePart bring={bring} props={{}} onFailed={() => undefined} />
