/** What an answer says; undefined where that is no JSON. */
export function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
