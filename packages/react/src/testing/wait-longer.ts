import { configure } from '@testing-library/react'

// Parts of pages load on demand, which on a busy machine takes longer than the default wait of one second.
configure({ asyncUtilTimeout: 10_000 })
