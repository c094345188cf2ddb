// Every place that this core runs in has it: browsers, workers, servers.
declare function atob(text: string): string

/** The fields that a JWT carries, unproven; none where the text is no JWT. */
export function tokenPayload(text: string): Readonly<Record<string, unknown>> {
  try {
    const payload = text.split('.')[1] ?? ''
    return Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return {}
  }
}
