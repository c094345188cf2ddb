import { LatePart } from '../loading/late-part.tsx'

const bring = async () => (await import('./recommended.tsx')).Recommended

/** Recommendations are nothing to wait for. */
export const LateRecommended = () => <LatePart bring={bring} props={{}} onFailed={() => undefined} />
