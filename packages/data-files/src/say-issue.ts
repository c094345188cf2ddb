import type * as v from 'valibot'

/** Describes how to correct a value: `price.base: write a number in place of "12x"`. */
export function sayIssue(issue: v.BaseIssue<unknown>): string {
  const place = (issue.path ?? []).map(({ key }) => key)
  const name = place.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key + 1}]` : text === '' ? String(key) : `${text}.${String(key)}`,
    '',
  )
  if (issue.received === 'undefined') return `${name} is missing: add it`
  if (issue.type === 'strict_object') return `${name} is not known here: correct its spelling or remove it`
  return name === '' ? issue.message : `${name}: ${issue.message}`
}
