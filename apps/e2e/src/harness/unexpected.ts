/**
 * The browser's complaints without those about expected refusals. Each refusal is given by its status and the end of
 * its path (`422 /access-token`), in any order.
 */
export const unexpected = (complaints: readonly string[], ...refusals: readonly string[]): readonly string[] =>
  complaints.filter((complaint) => {
    const [, status, url] = /status of (\d{3}) .* (\S+)$/.exec(complaint) ?? []
    return !refusals.some((refusal) => {
      const [expected = '', path = ''] = refusal.split(' ')
      return status === expected && url !== undefined && new URL(url).pathname.endsWith(path)
    })
  })
