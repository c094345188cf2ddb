/**
 * The browser's complaints without those about the refusals that a test expects, each named by status and end of its path
 * (`422 /access-token`), whatever their order.
 */
export const unexpected = (complaints: readonly string[], ...refusals: readonly string[]): readonly string[] =>
  complaints.filter((complaint) => {
    const [, status, url] = /status of (\d{3}) .* (\S+)$/.exec(complaint) ?? []
    return !refusals.some((refusal) => {
      const [expected = '', path = ''] = refusal.split(' ')
      return status === expected && url !== undefined && new URL(url).pathname.endsWith(path)
    })
  })
