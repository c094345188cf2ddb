import { isRouteErrorResponse } from 'react-router-dom'
import type { PageProblem } from './page-failure.ts'

/** Status and message of a router error. */
export function problemOf(error: unknown): PageProblem {
  if (!isRouteErrorResponse(error)) return { status: 500, message: '' }
  const data: unknown = typeof error.data === 'string' ? parse(error.data) : error.data
  const message = typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : ''
  const back = typeof data === 'object' && data !== null && 'back' in data ? String(data.back) : ''
  return { status: error.status, message, ...(back && { back }) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
