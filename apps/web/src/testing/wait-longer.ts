import { configure } from '@testing-library/react'

// Parts of pages are brought when they are needed; on a busy machine that takes longer than the second waited by default.
configure({ asyncUtilTimeout: 10_000 })
